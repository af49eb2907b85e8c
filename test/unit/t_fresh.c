/* Who has an object alone: each rule with a silent program and a racy twin. */
#include "races.h"

#define PUT "  call @lock(@m)\n  store 8 @head, %1\n  call @unlock(@m)\n"
#define SET "  store 4 %1, 1\n"
#define GETTER                                                           \
    B("b0:\n  call @lock(@m)\n  %1 = load 8 @head\n  call @unlock(@m)\n" \
      "  %2 = load 4 %1\n" END)

/* Written before it is published, or after. */
static void test_publication(void **state)
{
    (void)state;
    SILENT(TWO A("b0:\n  %1 = call @malloc(16)\n" SET PUT END) GETTER);
    RACY(TWO A("b0:\n  %1 = call @malloc(16)\n" PUT SET END) GETTER);
}

/* What is stored into fresh memory is out when that is. */
static void test_content(void **state)
{
    (void)state;
#define INNER                                                            \
    B("b0:\n  call @lock(@m)\n  %1 = load 8 @head\n  call @unlock(@m)\n" \
      "  %2 = load 8 %1\n  %3 = load 4 %2\n" END)
#define BUILD "b0:\n  %1 = call @malloc(16)\n  %2 = call @malloc(16)\n  store 8 %1, %2\n"
    SILENT(TWO A(BUILD "  store 4 %2, 1\n" PUT END) INNER);
    RACY(TWO A(BUILD PUT "  store 4 %2, 1\n" END) INNER);
}

/* A compare-exchange publishes where it has succeeded. */
static void test_exchange(void **state)
{
    (void)state;
#define PUSH(again, done)                                                                  \
    A("b0:\n  %1 = call @malloc(16)\n  jump b1\nb1:\n" SET "  %2 = load 8 @head relaxed\n" \
      "  _, %3 = cmpxchg 8 @head, %2, %1 release\n  branch %3, " done ", " again "\nb2:\n" END)
#define TAKER B("b0:\n  %1 = load 8 @head acquire\n  %2 = load 4 %1\n" END)
    SILENT(TWO PUSH("b1", "b2") TAKER);
    RACY(TWO PUSH("b2", "b1") TAKER);
}

/* A function whose result says whether it has let out what it was given. */
static void test_result_of_put(void **state)
{
    (void)state;
#define TRY_PUT(full, ok)                                                                \
    "func @put(%0) {\nb0:\n  call @lock(@m)\n  %1 = load 4 @flag\n  branch %1, b1, b2\n" \
    "b1:\n  jump b3\nb2:\n  store 8 @head, %0\n  jump b3\nb3:\n"                         \
    "  %2 = phi [" full ", b1], [" ok ", b2]\n  call @unlock(@m)\n  ret %2\n}\n"
#define MAKER(yes, no)                                                            \
    A("b0:\n  %1 = call @malloc(16)\n  %2 = call @put(%1)\n  %3 = cmp eq %2, 0\n" \
      "  branch %3, " yes ", " no "\nb1:\n" END "b2:\n" SET END)
    SILENT(TWO TRY_PUT("1", "0") MAKER("b1", "b2") GETTER);
    SILENT(TWO TRY_PUT("0", "1") MAKER("b2", "b1") GETTER);
    RACY(TWO TRY_PUT("1", "0") MAKER("b2", "b1") GETTER);
    RACY(TWO TRY_PUT("0", "1") MAKER("b1", "b2") GETTER);
    RACY(TWO TRY_PUT("1", "%1") MAKER("b1", "b2") GETTER);
}

/* Moving along an object lets nothing out. */
static void test_names(void **state)
{
    (void)state;
#define WALK(in)                                                                        \
    "b0:\n  %1 = call @malloc(64)\n  jump b1\nb1:\n  %2 = phi [" in ", b0], [%3, b1]\n" \
    "  store 4 %2, 1\n  %3 = addr %2 + 4\n  %4 = load 4 @flag\n  %5 = cmp ne %4, 0\n"   \
    "  branch %5, b1, b2\nb2:\n"
    SILENT(TWO A(WALK("%1") PUT END) GETTER);
    RACY(TWO A(WALK("%1") PUT "  store 4 %2, 2\n" END) GETTER);
}

/* Every thread has the object that was made for it. */
#define EACH(made, given)                                                                       \
    DECLARE "func @main() {\nb0:\n  %0 = alloca 8\n" made "  jump b1\n"                         \
            "b1:\n  %1 = phi [0, b0], [%2, b1]\n" given "  call @create(%0, @a, %3)\n"          \
            "  %2 = add %1, 1\n  %4 = cmp slt %2, 3\n  branch %4, b1, b2\nb2:\n  ret 0\n}\n" A( \
                "b0:\n  store 4 %0, 1\n" END)

static void test_argument(void **state)
{
    (void)state;
    SILENT(EACH("", "  %3 = call @malloc(16)\n"));
    RACY(EACH("  %3 = call @malloc(16)\n", ""));
}

/* Returned fresh, but known to others already. */
static void test_returned(void **state)
{
    (void)state;
#define MADE(out) "func @make() {\nb0:\n  %1 = call @malloc(16)\n" out "  ret %1\n}\n"
    SILENT(TWO MADE("") A("b0:\n  %1 = call @make()\n" SET PUT END) GETTER);
    RACY(TWO MADE(PUT) A("b0:\n  %1 = call @make()\n" SET END) GETTER);
}

/* Taken out of a list under its lock: the taker has it alone. */
#define TAKE(unlink)                                                                         \
    "b0:\n  call @lock(@m)\n  %1 = load 8 @head\n  %2 = cmp ne %1, 0\n  branch %2, b1, b2\n" \
    "b1:\n  %3 = addr %1 + 8\n  %4 = load 8 %3\n" unlink "  call @unlock(@m)\n" SET          \
    "  ret 0\nb2:\n  call @unlock(@m)\n" END
#define FILL                                                                                   \
    DECLARE "func @main() {\nb0:\n  %0 = alloca 8\n  %2 = alloca 8\n  %1 = call @malloc(16)\n" \
            "  store 8 @head, %1\n  call @create(%0, @a, 0)\n  call @create(%2, @b, 0)\n"      \
            "  ret 0\n}\n"

static void test_taken(void **state)
{
    (void)state;
    SILENT(FILL A(TAKE("  store 8 @head, %4\n")) B(TAKE("  store 8 @head, %4\n")));
    RACY(FILL A(TAKE("")) B(TAKE("")));
    /* under the lock of the list it is still there or already gone; without it, who knows */
    SILENT(FILL A(TAKE("  store 8 @head, %4\n"))
               B("b0:\n  call @lock(@m)\n  %1 = load 8 @head\n  %2 = load 4 %1\n"
                 "  call @unlock(@m)\n" END));
    RACY(FILL A(TAKE("  store 8 @head, %4\n")) GETTER);
}

/* The same by the node's own links, to the next one (16) and to the link before it (24). */
#define OFF(off) \
    TAKE("  %5 = addr %1 + 16\n  %6 = load 8 %5\n  %7 = addr %1 + 24\n  %8 = load 8 %7\n" off)
#define HELPED(body) FILL "func @splice(%0, %1) {\nb0:\n" body "  ret 0\n}\n"

static void test_unlinked(void **state)
{
    (void)state;
    SILENT(FILL A(OFF("  store 8 %8, %6\n")) B(OFF("  store 8 %8, %6\n")));
    RACY(FILL A(OFF("  store 8 %7, %6\n")) B(OFF("  store 8 %7, %6\n")));
#define CALLS(args) A(OFF("  call @splice(" args ")\n")) B(OFF("  call @splice(" args ")\n"))
    SILENT(HELPED("  store 8 %0, %1\n") CALLS("%8, %6"));
    RACY(HELPED("  store 8 %0, %1\n") CALLS("%6, %8"));
    RACY(HELPED("  %2 = load 4 @flag\n  branch %2, b1, b2\nb1:\n  store 8 %0, %1\n  ret 0\nb2:\n")
             CALLS("%8, %6"));
}

/* Who looks for the record around a link has stopped at the head of the list. */
static void test_around_head(void **state)
{
    (void)state;
#define AROUND(off) A("b0:\n  %1 = addr @head " off "\n" SET END)
    SILENT(TWO AROUND("+ -8") "func @b(%0) {\nb0:\n  %1 = addr @head + -8\n" SET END "}\n");
    SILENT(TWO AROUND("+ 8") "func @b(%0) {\nb0:\n  %1 = addr @head + 8\n" SET END "}\n");
    RACY(TWO AROUND("+ 4") "func @b(%0) {\nb0:\n  %1 = addr @head + 4\n" SET END "}\n");
}

/* Published by a store that is raced on, or is relaxed: then what was written before is, too. */
static void test_racy_publication(void **state)
{
    (void)state;
#define PUBLISH(order) A("b0:\n  %1 = call @malloc(16)\n" SET "  store 8 @head, %1 " order "\n" END)
#define FIND(order)                                                                    \
    B("b0:\n  %1 = load 8 @head " order "\n  %2 = cmp ne %1, 0\n  branch %2, b1, b2\n" \
      "b1:\n  %3 = load 4 %1\n  jump b2\nb2:\n" END)
    SILENT(TWO PUBLISH("release") FIND("acquire"));
    assert_int_equal(races_of(TWO PUBLISH("") FIND("")), 2); /* the pointer and what it leads to */
    RACY(TWO PUBLISH("relaxed") FIND("acquire"));
    RACY(TWO PUBLISH("release") FIND("relaxed"));
}

/* A thread-local variable by its name is the thread's own, though others have its address. */
static void test_thread_local(void **state)
{
    (void)state;
#define MANY                                                                                  \
    DECLARE "global @mine tls size 8\nfunc @main() {\nb0:\n  %0 = alloca 8\n  jump b1\nb1:\n" \
            "  call @create(%0, @a, 0)\n  %1 = load 4 @flag\n  branch %1, b1, b2\nb2:\n"
#define LISTS                                                               \
    A("b0:\n  call @lock(@m)\n  store 8 @head, @mine\n  call @unlock(@m)\n" \
      "  store 4 @mine, 1\n  call @set(@mine)\n" END)                       \
    "func @set(%0) {\nb0:\n  store 4 %0, 2\n  ret 0\n}\n"
#define FINDS "  call @lock(@m)\n  %2 = load 8 @head\n  call @unlock(@m)\n"
    SILENT(MANY FINDS "  ret 0\n}\n" LISTS);
    RACY(MANY FINDS "  %3 = load 4 %2\n  ret 0\n}\n" LISTS);
}

/* Made on each of two ways: fresh unless one of them is known already, or may come again. */
static void test_choice(void **state)
{
    (void)state;
#define CHOOSE(one, other, after)                                                         \
    A("b0:\n  %4 = load 4 @flag\n  branch %4, b1, b2\nb1:\n" one "  jump b3\nb2:\n" other \
      "  jump b3\nb3:\n  %1 = phi [%2, b1], [%3, b2]\n" after END)
#define NEW2 "  %2 = call @malloc(16)\n"
#define NEW3 "  %3 = call @malloc(16)\n"
    SILENT(TWO CHOOSE(NEW2, NEW3, SET PUT) GETTER);
    RACY(TWO CHOOSE(NEW2, NEW3, PUT SET) GETTER);
    RACY(TWO CHOOSE(NEW2, "  %3 = load 8 @head\n", SET PUT) GETTER);
    RACY(TWO CHOOSE(NEW2 "  call @lock(@m)\n  store 8 @head, %2\n  call @unlock(@m)\n", NEW3,
                    SET PUT) GETTER);
#define ROUNDS(before, inside)                                                                \
    A("b0:\n  %4 = load 4 @flag\n" before "  jump b1\nb1:\n  branch %4, b2, b3\nb2:\n" inside \
      "  jump b4\nb3:\n" NEW3 "  jump b4\nb4:\n  %1 = phi [%2, b2], [%3, b3]\n" SET PUT       \
      "  branch %4, b1, b5\nb5:\n" END)
    SILENT(TWO ROUNDS("", NEW2) GETTER);
    RACY(TWO ROUNDS(NEW2, "") GETTER);
}

/* Freeing is a write of all of it. */
static void test_freeing(void **state)
{
    (void)state;
#define OWNER(body)                                                           \
    DECLARE "func @main() {\nb0:\n  %0 = alloca 8\n  %1 = call @malloc(16)\n" \
            "  call @create(%0, @a, %1)\n  %2 = load 8 %0\n" body             \
            "  ret 0\n}\n" A("b0:\n  %1 = addr %0 + 8\n  %2 = load 4 %1\n" END)
    SILENT(OWNER("  call @join(%2)\n  call @free(%1)\n"));
    RACY(OWNER("  call @free(%1)\n  call @join(%2)\n"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        UNIT(test_publication),      UNIT(test_content),      UNIT(test_exchange),
        UNIT(test_result_of_put),    UNIT(test_names),        UNIT(test_argument),
        UNIT(test_returned),         UNIT(test_taken),        UNIT(test_freeing),
        UNIT(test_racy_publication), UNIT(test_thread_local), UNIT(test_unlinked),
        UNIT(test_around_head),      UNIT(test_choice),
    };
    return UNIT_RUN(tests);
}
