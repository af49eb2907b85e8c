/* Which threads run beside a point: each rule with a silent program and a racy twin. */
#include "races.h"

#define MAIN(body) DECLARE "func @main() {\nb0:\n  %0 = alloca 32\n" body "}\n"

static void test_before_create(void **state)
{
    (void)state;
    SILENT(MAIN(WRITE "  call @create(%0, @a, 0)\n" END) A("b0:\n" WRITE END));
    RACY(MAIN("  call @create(%0, @a, 0)\n" WRITE END) A("b0:\n" WRITE END));
}

static void test_after_join(void **state)
{
    (void)state;
    SILENT(MAIN("  call @create(%0, @a, 0)\n  %1 = load 8 %0\n  call @join(%1)\n" WRITE END)
               A("b0:\n" WRITE END));
    RACY(MAIN("  call @create(%0, @a, 0)\n  %1 = load 8 %0\n" WRITE "  call @join(%1)\n" END)
             A("b0:\n" WRITE END));
}

/* Joined on one way only. */
static void test_join_on_a_path(void **state)
{
    (void)state;
#define JOIN_IF(then)                                                                   \
    MAIN("  call @create(%0, @a, 0)\n  %1 = load 8 %0\n  %2 = load 4 @flag\n"           \
         "  %3 = cmp ne %2, 0\n  branch %3, b1, b2\nb1:\n  call @join(%1)\n  jump b3\n" \
         "b2:\n" then "  jump b3\nb3:\n" WRITE END)
    SILENT(JOIN_IF("  call @join(%1)\n") A("b0:\n" WRITE END));
    RACY(JOIN_IF("") A("b0:\n" WRITE END));
}

/* A loop joins what was made before it, in a loop or not; one that runs less often does not. */
#define LOOP(block, counter, next, cond, bound, body, after)                                    \
    "  jump b" #block "\nb" #block ":\n  %" #counter " = phi [0, b0], [%" #next ", b" #block    \
    "]\n" body "  %" #next " = add %" #counter ", 1\n  %" #cond " = cmp slt %" #next ", " bound \
    "\n"                                                                                        \
    "  branch %" #cond ", b" #block ", b" #after "\nb" #after ":\n"

static void test_join_loop(void **state)
{
    (void)state;
    SILENT(MAIN("  call @create(%0, @a, 0)\n"
                "  jump b1\nb1:\n  %1 = phi [0, b0], [%2, b2]\n  %3 = cmp slt %1, 1\n"
                "  branch %3, b2, b3\nb2:\n  %4 = addr %0 + 8*%1[4]\n  %5 = load 8 %4\n"
                "  call @join(%5)\n  %2 = add %1, 1\n  jump b1\nb3:\n" WRITE END)
               A("b0:\n" WRITE END));
    RACY(MAIN("  call @create(%0, @a, 0)\n"
              "  jump b1\nb1:\n  %1 = phi [0, b0], [%2, b2]\n  %3 = cmp slt %1, 1\n"
              "  branch %3, b2, b3\nb2:\n  %4 = addr %0 + 8*%1[4]\n  %5 = load 8 %4\n"
              "  %2 = add %1, 1\n  jump b1\nb3:\n" WRITE END) A("b0:\n" WRITE END));
}

/* A thread that ends before the next is made: one after the other. */
static void test_one_after_the_other(void **state)
{
    (void)state;
#define NEXT(join)                                                             \
    MAIN("  %1 = alloca 8\n  call @create(%0, @a, 0)\n  %2 = load 8 %0\n" join \
         "  call @create(%1, @b, 0)\n" END)                                    \
    A("b0:\n" WRITE END) B("b0:\n" WRITE END)
    SILENT(NEXT("  call @join(%2)\n"));
    RACY(NEXT(""));
}

/* A child that outlives its parent is not over when the parent has been joined. */
static void test_grandchild(void **state)
{
    (void)state;
#define FAMILY(join)                                                                  \
    MAIN("  call @create(%0, @a, 0)\n  %1 = load 8 %0\n  call @join(%1)\n" WRITE END) \
    A("b0:\n  %1 = alloca 8\n  call @create(%1, @b, 0)\n  %2 = load 8 %1\n" join END) \
    B("b0:\n" WRITE END)
    SILENT(FAMILY("  call @join(%2)\n"));
    RACY(FAMILY(""));
}

/* One thread does not race with itself, several instances do. */
static void test_several(void **state)
{
    (void)state;
    SILENT(MAIN("  call @create(%0, @a, 0)\n" END) A("b0:\n" WRITE END));
    RACY(MAIN("  jump b1\nb1:\n  %1 = phi [0, b0], [%2, b1]\n  call @create(%0, @a, 0)\n"
              "  %2 = add %1, 1\n  %3 = cmp slt %2, 3\n  branch %3, b1, b2\nb2:\n" END)
             A("b0:\n" WRITE END));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        UNIT(test_before_create), UNIT(test_after_join),          UNIT(test_join_on_a_path),
        UNIT(test_join_loop),     UNIT(test_one_after_the_other), UNIT(test_grandchild),
        UNIT(test_several),
    };
    return UNIT_RUN(tests);
}
