/* Which lock protects: each rule with a program that is silent and a twin that is not. */
#include "races.h"

#define UNDER(l, body) "  call @lock(" l ")\n" body "  call @unlock(" l ")\n"

static void test_one_lock(void **state)
{
    (void)state;
    SILENT(TWO A("b0:\n" UNDER("@m", WRITE) END) B("b0:\n" UNDER("@m", WRITE) END));
    RACY(TWO A("b0:\n" UNDER("@m", WRITE) END) B("b0:\n" UNDER("@n", WRITE) END));
    RACY(TWO A("b0:\n" UNDER("@m", WRITE) END) B("b0:\n" WRITE END));
    RACY(TWO A("b0:\n" UNDER("@m", "") WRITE END) B("b0:\n" UNDER("@m", WRITE) END));
}

/* Functions that only lock and unlock what they are given: which lock depends on the call. */
#define ENTER                                                  \
    "func @enter(%0) {\nb0:\n  call @lock(%0)\n  ret 0\n}\n"   \
    "func @leave(%0) {\nb0:\n  call @unlock(%0)\n  ret 0\n}\n" \
    "func @outer(%0) {\nb0:\n  %1 = addr %0 + 8\n  call @enter(%1)\n  ret 0\n}\n"
#define WITHIN(l, body) "  call @enter(" l ")\n" body "  call @leave(" l ")\n"
#define STORE_OTHER     "  store 4 @other, 1\n"

static void test_lock_functions(void **state)
{
    (void)state;
    SILENT(TWO ENTER A("b0:\n" WITHIN("@m", WRITE) WITHIN("@n", STORE_OTHER) END)
               B("b0:\n" WITHIN("@n", STORE_OTHER) WITHIN("@m", WRITE) END));
    SILENT(TWO ENTER A("b0:\n" WITHIN("@m", WITHIN("@n", STORE_OTHER) WRITE) END)
               B("b0:\n" UNDER("@n", STORE_OTHER) UNDER("@m", WRITE) END));
    RACY(TWO ENTER A("b0:\n" WITHIN("@m", WRITE) WITHIN("@n", STORE_OTHER) END)
             B("b0:\n" WITHIN("@n", WRITE) WITHIN("@m", STORE_OTHER) END));
    RACY(TWO ENTER A("b0:\n" WITHIN("@m", WITHIN("@n", "")) WRITE END)
             B("b0:\n" UNDER("@m", WRITE) END));
    SILENT(TWO ENTER A("b0:\n  call @outer(@m)\n" WRITE END) B(
        "b0:\n  call @outer(@n)\n" STORE_OTHER "  %1 = addr @m + 8\n" UNDER("%1", WRITE) END));
    RACY(TWO ENTER A("b0:\n  call @outer(@m)\n" WRITE END)
             B("b0:\n  call @outer(@n)\n" WRITE "  %1 = addr @m + 8\n" UNDER("%1", "") END));
}

/* Readers may meet, a writer needs the lock for itself. */
static void test_shared(void **state)
{
    (void)state;
    SILENT(TWO A("b0:\n  call @rdlock(@m)\n  %1 = load 4 @data\n  call @unlock(@m)\n" END)
               B("b0:\n" UNDER("@m", WRITE) END));
    RACY(TWO A("b0:\n  call @rdlock(@m)\n" WRITE "  call @unlock(@m)\n" END)
             B("b0:\n  call @rdlock(@m)\n" WRITE "  call @unlock(@m)\n" END));
}

/* Held twice, given back once: still held. */
static void test_recursion(void **state)
{
    (void)state;
    SILENT(TWO A("b0:\n  call @lock(@m)\n" UNDER("@m", "") WRITE "  call @unlock(@m)\n" END)
               B("b0:\n" UNDER("@m", WRITE) END));
    RACY(TWO A("b0:\n  call @lock(@m)\n" UNDER("@m", "") "  call @unlock(@m)\n" WRITE END)
             B("b0:\n" UNDER("@m", WRITE) END));
}

/* Two threads with one of several objects each: p->lock is p's. */
#define OBJECTS                                                                                  \
    DECLARE "func @main() {\nb0:\n  %0 = alloca 8\n  jump b1\n"                                  \
            "b1:\n  %1 = phi [0, b0], [%2, b1]\n  %3 = call @malloc(64)\n"                       \
            "  call @lock(@n)\n  store 8 @head, %3\n  call @unlock(@n)\n  call @create(%0, @a, " \
            "0)\n  %2 = add %1, 1\n"                                                             \
            "  %4 = cmp slt %2, 4\n  branch %4, b1, b2\nb2:\n  ret 0\n}\n"

static void test_lock_of_the_object(void **state)
{
    (void)state;
    SILENT(OBJECTS A("b0:\n  call @lock(@n)\n  %1 = load 8 @head\n  call @unlock(@n)\n"
                     "  call @lock(%1)\n  %2 = addr %1 + 40\n  store 4 %2, 1\n"
                     "  call @unlock(%1)\n" END));
    RACY(OBJECTS A("b0:\n  %1 = load 8 @head\n  %2 = load 8 @other\n  call @lock(%2)\n"
                   "  %3 = addr %1 + 40\n  store 4 %3, 1\n  call @unlock(%2)\n" END));
}

/* Two locks taken in an order that a comparison decides: both are held, or one is missing. */
#define PAIR                                                                           \
    "b0:\n  %1 = load 8 @flag\n  %2 = addr @table + 48*%1[4]\n  %3 = load 8 @back\n"   \
    "  %4 = addr @table + 48*%3[4]\n  %5 = cmp ult %2, %4\n  %6 = select %5, %2, %4\n" \
    "  %7 = select %5, %4, %2\n"
#define TRANSFER "  %8 = addr %2 + 40\n  store 4 %8, 1\n  %9 = addr %4 + 40\n  store 4 %9, 1\n"

static void test_two_locks_in_order(void **state)
{
    (void)state;
    SILENT(TWO A(PAIR UNDER("%6", UNDER("%7", TRANSFER)) END)
               B(PAIR UNDER("%6", UNDER("%7", TRANSFER)) END));
    RACY(TWO A(PAIR UNDER("%6", TRANSFER) END) B(PAIR UNDER("%6", TRANSFER) END));
    RACY(TWO A(PAIR UNDER("%6", UNDER("%6", TRANSFER)) END)
             B(PAIR UNDER("%6", UNDER("%6", TRANSFER)) END));
}

/* A lock of an array protects the element with its index, and nothing by another name. */
static void test_lock_of_the_index(void **state)
{
    (void)state;
    SILENT(TWO A("b0:\n  %1 = load 8 @flag\n  %2 = addr @table + 40*%1[4]\n"
                 "  %3 = addr @data + 4*%1[4]\n  call @lock(%2)\n  store 4 %3, 1\n"
                 "  call @unlock(%2)\n" END)
               B("b0:\n  %1 = load 8 @back\n  %2 = addr @table + 40*%1[4]\n"
                 "  %3 = addr @data + 4*%1[4]\n  call @lock(%2)\n  store 4 %3, 1\n"
                 "  call @unlock(%2)\n" END));
    RACY(TWO A("b0:\n  %1 = load 8 @flag\n  %2 = addr @table + 40*%1[4]\n"
               "  call @lock(%2)\n" WRITE "  call @unlock(%2)\n" END)
             B("b0:\n  %1 = load 8 @back\n  %2 = addr @table + 40*%1[4]\n"
               "  call @lock(%2)\n" WRITE "  call @unlock(%2)\n" END));
}

/* Lock and data in one element of a table, data with an index of its own. */
#define SLOT(reg, off)                                                        \
    "b0:\n  %1 = load 8 " reg "\n  %2 = addr @table + 80*%1[2]\n"             \
    "  call @lock(%2)\n  %3 = load 8 @other\n  %4 = addr %2 + 40 + 4*%3[8]\n" \
    "  store 4 %4, 1\n  %5 = addr %2 + " off "\n  store 4 %5, 1\n  call @unlock(%2)\n"

static void test_lock_within(void **state)
{
    (void)state;
    SILENT(TWO A(SLOT("@flag", "72") END) B(SLOT("@back", "72") END));
    RACY(TWO A(SLOT("@flag", "72") "  store 4 %5, 2\n" END) B(SLOT("@back", "72") END));
}

/* Functions that take a lock of an array by the number that they are given. */
static void test_lock_by_number(void **state)
{
    (void)state;
#define NTH(what)                                                                \
    "func @" what "nth(%0) {\nb0:\n  %1 = addr @table + 40*%0[4]\n  call @" what \
    "(%1)\n  ret 0\n}\n"
#define NUMBERED      NTH("lock") NTH("unlock")
#define HELD(n, body) "  call @locknth(" n ")\n" body "  call @unlocknth(" n ")\n"
    SILENT(TWO NUMBERED A("b0:\n" HELD("0", WRITE) HELD("1", STORE_OTHER) END)
               B("b0:\n" HELD("1", STORE_OTHER) HELD("0", WRITE) END));
    RACY(TWO NUMBERED A("b0:\n" HELD("0", WRITE) END) B("b0:\n" HELD("1", WRITE) END));
    RACY(TWO NUMBERED A("b0:\n" HELD("0", WRITE) END)
             B("b0:\n  %1 = load 8 @flag\n" HELD("%1", WRITE) END));
    SILENT(TWO NUMBERED A("b0:\n" HELD("1", WRITE) END)
               B("b0:\n  %1 = addr @table + 40\n" UNDER("%1", WRITE) END));
    RACY(TWO NUMBERED A("b0:\n" HELD("2", WRITE) END)
             B("b0:\n  %1 = addr @table + 40\n" UNDER("%1", WRITE) END));
}

/* @a holds 64 other locks when it takes @m, gives these back first, and writes then. */
static void among_many(const char *before, const char *after, uint32_t others, bool is_racy)
{
    struct strbuf s = {0};
    for (uint32_t i = 0; i < others; i++)
        strbuf_addf(&s, "global @l%u size 40\n", i);
    strbuf_adds(&s, TWO "func @a(%0) {\nb0:\n");
    for (uint32_t i = 0; i < others; i++)
        strbuf_addf(&s, "  call @lock(@l%u)\n", i);
    strbuf_adds(&s, before);
    for (uint32_t i = 0; i < others; i++)
        strbuf_addf(&s, "  call @unlock(@l%u)\n", i);
    strbuf_adds(&s, after);
    strbuf_adds(&s, END "}\n" B("b0:\n" UNDER("@m", WRITE) END));
    if (is_racy)
        RACY(strbuf_str(&s));
    else
        SILENT(strbuf_str(&s));
    strbuf_release(&s);
}

/* More locks than are kept: nothing is reported because of the one that had no room. */
static void test_many_locks(void **state)
{
    (void)state;
    const char *take = "  call @lock(@m)\n", *give = WRITE "  call @unlock(@m)\n";
    const char *give_first = "  call @unlock(@m)\n" WRITE;
    among_many(take, give, 20, false);
    among_many(take, give_first, 20, true);
    among_many(take, give, 70, false);
    among_many("", WRITE, 70, true);
}

/* A lock that a variable leads to is known by that, as long as nobody puts another one there. */
static void test_lock_behind_variable(void **state)
{
    (void)state;
#define MAKE "  %9 = call @malloc(40)\n  store 8 @head, %9\n"
#define MADE(body)                                                                     \
    DECLARE "func @make(%0) {\nb0:\n" MAKE                                             \
            "  ret 0\n}\nfunc @main() {\nb0:\n  %0 = alloca 8\n  %1 = alloca 8\n" body \
            "  call @create(%0, @a, 0)\n  call @create(%1, @b, 0)\n"
#define UNDER_HEAD "  %1 = load 8 @head\n  call @lock(%1)\n" WRITE "  call @unlock(%1)\n"
#define TWICE      "  %2 = call @make(0)\n  %3 = call @make(0)\n"
    SILENT(MADE(TWICE) END "}\n" A("b0:\n" UNDER_HEAD END) B("b0:\n" UNDER_HEAD END));
    RACY(MADE(TWICE) "  %4 = call @make(0)\n" END "}\n" A("b0:\n" UNDER_HEAD END)
             B("b0:\n" UNDER_HEAD END));
    RACY(MADE(TWICE) END "}\n" A("b0:\n  %8 = call @make(0)\n" UNDER_HEAD END)
             B("b0:\n" UNDER_HEAD END));
    RACY(MADE(TWICE "  %4 = call @malloc(40)\n  store 8 @back, %4\n") END
         "}\n" A("b0:\n  %1 = load 8 @back\n  call @lock(%1)\n" WRITE "  call @unlock(%1)\n" END)
             B("b0:\n" UNDER_HEAD END));
#define ONCE_MADE "  call @once(@flag, @make)\n"
    SILENT(MADE("") END "}\n" A("b0:\n" ONCE_MADE UNDER_HEAD END)
               B("b0:\n" ONCE_MADE UNDER_HEAD END));
    RACY(MADE("") END "}\n" A("b0:\n" ONCE_MADE UNDER_HEAD END)
             B("b0:\n  %3 = call @make(0)\n" UNDER_HEAD END));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        UNIT(test_one_lock),    UNIT(test_lock_functions),       UNIT(test_shared),
        UNIT(test_recursion),   UNIT(test_lock_of_the_object),   UNIT(test_lock_of_the_index),
        UNIT(test_lock_within), UNIT(test_two_locks_in_order),   UNIT(test_lock_by_number),
        UNIT(test_many_locks),  UNIT(test_lock_behind_variable),
    };
    return UNIT_RUN(tests);
}
