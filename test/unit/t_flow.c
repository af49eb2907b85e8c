/* Lock state and live threads along paths: each rule with a silent program and a racy twin. */
#include "base/strbuf.h"
#include "races.h"

#define LOCKED B("b0:\n  call @lock(@m)\n" WRITE "  call @unlock(@m)\n" END)

/* A try holds the lock where its result says so. */
static void test_trylock(void **state)
{
    (void)state;
    SILENT(TWO A("b0:\n  %1 = call @trylock(@m)\n  %2 = cmp eq %1, 0\n  branch %2, b1, b2\n"
                 "b1:\n" WRITE "  call @unlock(@m)\n  jump b2\nb2:\n" END) LOCKED);
    RACY(TWO A("b0:\n  %1 = call @trylock(@m)\n  %2 = cmp eq %1, 0\n  branch %2, b2, b1\n"
               "b1:\n" WRITE "  jump b2\nb2:\n" END) LOCKED);
    RACY(TWO A("b0:\n  %1 = call @trylock(@m)\n" WRITE "  call @unlock(@m)\n" END) LOCKED);
}

/* A wrapper's result stands for the lock. */
static void test_try_wrapper(void **state)
{
    (void)state;
#define WRAPPER "func @enter() {\nb0:\n  %0 = call @trylock(@m)\n  %1 = cmp eq %0, 0\n  ret %1\n}\n"
    SILENT(TWO WRAPPER A("b0:\n  %1 = call @enter()\n  branch %1, b1, b2\n"
                         "b1:\n" WRITE "  call @unlock(@m)\n  jump b2\nb2:\n" END) LOCKED);
    RACY(TWO WRAPPER A("b0:\n  %1 = call @enter()\n  branch %1, b2, b1\n"
                       "b1:\n" WRITE "  jump b2\nb2:\n" END) LOCKED);
}

/* `if (c) lock; ... if (c)` on an unchanged value. */
static void test_same_condition(void **state)
{
    (void)state;
#define IF_LOCK "b0:\n  %1 = cmp ne %0, 0\n  branch %1, b1, b2\nb1:\n  call @lock(@m)\n  jump b2\n"
    SILENT(TWO A(IF_LOCK "b2:\n  branch %1, b3, b4\nb3:\n" WRITE "  call @unlock(@m)\n  jump b4\n"
                         "b4:\n" END) LOCKED);
    RACY(TWO A(IF_LOCK "b2:\n  branch %1, b4, b3\nb3:\n" WRITE "  jump b4\nb4:\n" END) LOCKED);
}

/* A flag made of constants is followed round a loop; another round has other values. */
static void test_flag_in_loop(void **state)
{
    (void)state;
#define ROUNDS(after)                                                                        \
    "b0:\n  jump b1\n"                                                                       \
    "b1:\n  %1 = phi [0, b0], [%2, b6]\n  %3 = load 4 @other volatile\n"                     \
    "  %4 = cmp ne %3, 0\n  branch %4, b2, b7\n"                                             \
    "b2:\n  %5 = cmp ne %1, 0\n  branch %5, b4, b3\n"                                        \
    "b3:\n  call @lock(@m)\n  jump b4\n"                                                     \
    "b4:\n  %6 = phi [%1, b2], [1, b3]\n  %7 = load 4 @flag volatile\n  %8 = cmp ne %7, 0\n" \
    "  branch %8, b5, b6\n"                                                                  \
    "b5:\n" after "  jump b6\n"                                                              \
    "b6:\n  %2 = phi [%6, b4], [0, b5]\n  jump b1\n"                                         \
    "b7:\n  %9 = cmp ne %1, 0\n  branch %9, b8, b9\n"                                        \
    "b8:\n" WRITE "  call @unlock(@m)\n  jump b9\nb9:\n" END
    SILENT(TWO A(ROUNDS("  call @unlock(@m)\n")) LOCKED);
    RACY(TWO A(ROUNDS("  call @unlock(@m)\n" WRITE)) LOCKED);
}

static void test_switch(void **state)
{
    (void)state;
#define CASES(k)                                                             \
    "b0:\n  %1 = cmp ne %0, 0\n  branch %1, b1, b2\n"                        \
    "b1:\n  call @lock(@m)\n  jump b2\n"                                     \
    "b2:\n  %2 = phi [0, b0], [1, b1]\n  switch %2, b5 [" k ": b3, 7: b5]\n" \
    "b3:\n" WRITE "  jump b4\nb4:\n  call @unlock(@m)\n  ret 0\nb5:\n" END
    SILENT(TWO A(CASES("1")) LOCKED);
    RACY(TWO A(CASES("0")) LOCKED);
}

/* `a && b` being true tells of b. */
static void test_both(void **state)
{
    (void)state;
#define BOTH(again)                                                                           \
    "b0:\n  %1 = load 4 @flag volatile\n  %2 = load 4 @other volatile\n  %3 = cmp ne %1, 0\n" \
    "  branch %3, b1, b2\n"                                                                   \
    "b1:\n  %4 = cmp ne %2, 0\n  jump b2\n"                                                   \
    "b2:\n  %5 = phi [0, b0], [%4, b1]\n  branch %5, b3, b4\n"                                \
    "b3:\n  call @lock(@m)\n  %6 = cmp ne %2, 0\n  branch %6, " again "\n"                    \
    "b4:\n" END "b5:\n" WRITE "  call @unlock(@m)\n  ret 0\n"                                 \
    "b6:\n  call @unlock(@m)\n" WRITE "  ret 0\n"
    SILENT(TWO A(BOTH("b5, b6")) LOCKED);
    RACY(TWO A(BOTH("b6, b5")) LOCKED);
}

/* Two variables that are set to constants on two ways: one tells of the other. */
static void test_choices(void **state)
{
    (void)state;
#define CHOICES(second)                                                              \
    "b0:\n  %1 = load 4 @flag volatile\n  %2 = cmp ne %1, 0\n  branch %2, b1, b2\n"  \
    "b1:\n  jump b3\nb2:\n  jump b3\n"                                               \
    "b3:\n  %3 = phi [1, b1], [0, b2]\n  %4 = phi " second "\n  %5 = cmp ne %3, 0\n" \
    "  branch %5, b4, b5\nb4:\n  call @lock(@m)\n  jump b5\n"                        \
    "b5:\n  %6 = cmp ne %4, 0\n  branch %6, b6, b7\n"                                \
    "b6:\n" WRITE "  call @unlock(@m)\n  jump b7\nb7:\n" END
    SILENT(TWO A(CHOICES("[1, b1], [0, b2]")) LOCKED);
    RACY(TWO A(CHOICES("[0, b1], [1, b2]")) LOCKED);
}

/* Something found in a loop, with its lock, or nothing. */
static void test_found_in_loop(void **state)
{
    (void)state;
#define FOUND(given_up)                                                                        \
    "b0:\n  jump b1\n"                                                                         \
    "b1:\n  %1 = phi [0, b0], [%7, b5]\n  %2 = load 8 @other volatile\n"                       \
    "  %3 = cmp ne %2, 0\n  branch %3, b2, b6\n"                                               \
    "b2:\n  call @lock(@m)\n  %4 = load 4 @flag volatile\n  %5 = cmp ne %4, 0\n"               \
    "  branch %5, b3, b4\n"                                                                    \
    "b3:\n  jump b7\n"                                                                         \
    "b4:\n  call @unlock(@m)\n  jump b7\n"                                                     \
    "b7:\n  %6 = phi [" given_up ", b3], [%1, b4]\n  %8 = cmp ne %6, 0\n  branch %8, b6, b5\n" \
    "b5:\n  %7 = phi [%6, b7]\n  jump b1\n"                                                    \
    "b6:\n  %9 = phi [%1, b1], [%6, b7]\n  %10 = cmp ne %9, 0\n  branch %10, b8, b9\n"         \
    "b8:\n" WRITE "  call @unlock(@m)\n  jump b9\nb9:\n" END
    SILENT(TWO A(FOUND("%2")) LOCKED);
    RACY(TWO A("b0:\n  jump b1\n"
               "b1:\n  %1 = phi [0, b0], [%2, b2]\n  %2 = load 8 @other volatile\n"
               "  %3 = cmp ne %1, 0\n  branch %3, b3, b2\n"
               "b2:\n  jump b1\nb3:\n" WRITE END) LOCKED);
}

/* `while (n < 10)` says nothing about n being zero. */
static void test_other_comparison(void **state)
{
    (void)state;
#define UNTIL(limit)                                                                    \
    "b0:\n  jump b1\nb1:\n  %1 = phi [0, b0], [%2, b2]\n  %3 = cmp slt %1, " limit "\n" \
    "  branch %3, b2, b3\nb2:\n  %2 = load 4 @data\n  jump b1\nb3:\n" END
    RACY(TWO A(UNTIL("10")) LOCKED);
    SILENT(TWO A("b0:\n  call @lock(@m)\n  jump b1\nb1:\n  %1 = phi [0, b0], [%2, b2]\n"
                 "  %3 = cmp slt %1, 10\n  branch %3, b2, b3\nb2:\n  %2 = load 4 @data\n"
                 "  jump b1\nb3:\n  call @unlock(@m)\n" END) LOCKED);
}

/* A constant argument decides whether the lock is kept. */
static void test_constant_argument(void **state)
{
    (void)state;
#define PULL                                                                           \
    "func @pull(%0) {\nb0:\n  call @lock(@m)\n  %1 = and %0, 4\n  %2 = cmp ne %1, 0\n" \
    "  branch %2, b2, b1\nb1:\n  call @unlock(@m)\n  ret 0\nb2:\n  ret 0\n}\n"
#define MODES                                                 \
    "func @mode(%0) {\nb0:\n  switch %0, b3 [1: b1, 2: b2]\n" \
    "b1:\n  call @lock(@m)\n  ret 0\nb2:\n  call @unlock(@m)\n  ret 0\nb3:\n  ret 0\n}\n"
    SILENT(TWO PULL A("b0:\n  call @pull(6)\n" WRITE "  call @unlock(@m)\n" END) LOCKED);
    RACY(TWO PULL A("b0:\n  call @pull(3)\n" WRITE END) LOCKED);
    SILENT(TWO MODES A("b0:\n  call @mode(1)\n" WRITE "  call @mode(2)\n" END) LOCKED);
    RACY(TWO MODES A("b0:\n  call @mode(1)\n  call @mode(2)\n" WRITE END) LOCKED);
}

/* A join that may give up counts where it has succeeded. */
#define JOINER(after)                                                           \
    DECLARE "func @main() {\nb0:\n  %0 = alloca 8\n  call @create(%0, @a, 0)\n" \
            "  %1 = load 8 %0\n" after "}\n" A("b0:\n" WRITE END)

/* A function that returns 0 or -1 says by its sign, or by -1, whether it has the lock. */
#define SIGN(test, yes, no)                                                         \
    "b0:\n  %1 = call @take()\n  %2 = cmp " test "\n  branch %2, " yes ", " no "\n" \
    "b1:\n" WRITE "  call @unlock(@m)\n  ret 0\nb2:\n  ret 0\n"
#define TAKE(failed)                                                                    \
    "func @take() {\nb0:\n  %0 = load 4 @flag\n  branch %0, b1, b2\nb1:\n  ret " failed \
    "\nb2:\n  call @lock(@m)\n  ret 0\n}\n"

static void test_sign_of_result(void **state)
{
    (void)state;
    SILENT(TWO TAKE("-1") A(SIGN("slt %1, 0", "b2", "b1")) LOCKED);
    SILENT(TWO TAKE("-1") A(SIGN("sge %1, 0", "b1", "b2")) LOCKED);
    SILENT(TWO TAKE("-1") A(SIGN("eq %1, -1", "b2", "b1")) LOCKED);
    SILENT(TWO TAKE("2") A(SIGN("sgt %1, 1", "b2", "b1")) LOCKED);
    RACY(TWO TAKE("-1") A(SIGN("slt %1, 0", "b1", "b2")) LOCKED);
    RACY(TWO TAKE("1") A(SIGN("slt %1, 0", "b2", "b1")) LOCKED);
    RACY(TWO TAKE("-2") A(SIGN("eq %1, -1", "b2", "b1")) LOCKED);
    RACY(TWO TAKE("%0") A(SIGN("slt %1, 0", "b2", "b1")) LOCKED);
}

static void test_tryjoin(void **state)
{
    (void)state;
    SILENT(JOINER("  %2 = call @tryjoin(%1)\n  %3 = cmp eq %2, 0\n  branch %3, b1, b2\n"
                  "b1:\n" WRITE "  jump b2\nb2:\n" END));
    RACY(JOINER("  %2 = call @tryjoin(%1)\n  %3 = cmp eq %2, 0\n  branch %3, b2, b1\n"
                "b1:\n" WRITE "  jump b2\nb2:\n" END));
    RACY(JOINER("  %2 = call @tryjoin(%1)\n" WRITE END));
}

/* The child of a fork has memory of its own. */
static void test_fork(void **state)
{
    (void)state;
    SILENT(JOINER("  %2 = call @fork()\n  %3 = cmp eq %2, 0\n  branch %3, b1, b2\n"
                  "b1:\n" WRITE "  jump b2\nb2:\n" END));
    RACY(JOINER("  %2 = call @fork()\n  %3 = cmp eq %2, 0\n  branch %3, b2, b1\n"
                "b1:\n" WRITE "  jump b2\nb2:\n" END));
}

/* What does not come back holds nothing for those who do. */
static void test_noreturn(void **state)
{
    (void)state;
    SILENT(TWO A("b0:\n  %1 = cmp ne %0, 0\n  branch %1, b1, b2\n"
                 "b1:\n  call @exit()\n  jump b3\nb2:\n  call @lock(@m)\n  jump b3\n"
                 "b3:\n" WRITE "  call @unlock(@m)\n" END) LOCKED);
    RACY(TWO A("b0:\n  %1 = cmp ne %0, 0\n  branch %1, b1, b2\n"
               "b1:\n  jump b3\nb2:\n  call @lock(@m)\n  jump b3\n"
               "b3:\n" WRITE "  call @unlock(@m)\n" END) LOCKED);
}

enum { CIRCLE = 16 };

/* A function in the middle of a circle: it goes on to the next one or back to the first. */
static void add_in_circle(struct strbuf *text, int i, const char *before, const char *after)
{
    strbuf_addf(text,
                "func @f%d(%%0) {\nb0:\n%s  %%1 = load 4 @other volatile\n"
                "  %%2 = cmp ne %%1, 0\n  branch %%2, b1, b2\n"
                "b1:\n  %%3 = call @f%d(%%0)\n  jump b3\n"
                "b2:\n  %%4 = call @f0(%%0)\n  jump b3\nb3:\n%s  ret 0\n}\n",
                i, before, i + 1, after);
}

/* Thread a goes round a large circle of calls with the lock held; `middle` stands in one function
 * of it, `last` in the one that comes back, `behind` after the circle. */
static uint32_t races_round(const char *middle, const char *last, const char *behind)
{
    struct strbuf text = {0};
    strbuf_adds(&text, TWO LOCKED);
    strbuf_addf(&text, "func @a(%%0) {\nb0:\n  call @lock(@m)\n  %%1 = call @f0(%%0)\n%s" END "}\n",
                behind);
    for (int i = 0; i < CIRCLE; i++)
        add_in_circle(&text, i, i == CIRCLE / 2 ? middle : "", "");
    strbuf_addf(&text, "func @f%d(%%0) {\nb0:\n%s" END "}\n", CIRCLE, last);
    uint32_t n = races_of(strbuf_str(&text));
    strbuf_release(&text);
    return n;
}

/* In a large circle it is guessed that calls keep the lock; who gives it back proves that wrong. */
static void test_large_circle(void **state)
{
    (void)state;
    assert_int_equal(races_round(WRITE, WRITE, WRITE "  call @unlock(@m)\n"), 0);
    assert_int_equal(races_round("  call @unlock(@m)\n  call @lock(@m)\n" WRITE, WRITE, WRITE), 0);
    assert_int_not_equal(races_round("", "  call @unlock(@m)\n", WRITE), 0);
    assert_int_not_equal(races_round("  call @unlock(@m)\n", WRITE "  call @lock(@m)\n", ""), 0);
    assert_int_not_equal(races_round("  call @unlock(@m)\n" WRITE "  call @lock(@m)\n", "", ""), 0);
    assert_int_not_equal(races_round("  call @unlock(@m)\n", "", WRITE), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        UNIT(test_trylock),
        UNIT(test_try_wrapper),
        UNIT(test_same_condition),
        UNIT(test_flag_in_loop),
        UNIT(test_switch),
        UNIT(test_sign_of_result),
        UNIT(test_tryjoin),
        UNIT(test_fork),
        UNIT(test_noreturn),
        UNIT(test_large_circle),
        UNIT(test_both),
        UNIT(test_choices),
        UNIT(test_found_in_loop),
        UNIT(test_constant_argument),
        UNIT(test_other_comparison),
    };
    return UNIT_RUN(tests);
}
