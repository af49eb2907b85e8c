/* Recursion inside of a thread: each rule with a silent program and a racy twin. */
#include "races.h"

/* Four threads, each with its number as argument. */
#define FOUR                                                                 \
    DECLARE "func @main() {\n"                                               \
            "b0:\n  %0 = alloca 32\n  jump b1\n"                             \
            "b1:\n  %1 = phi [0, b0], [%2, b2]\n  %3 = cmp slt %1, 4\n"      \
            "  branch %3, b2, b3\n"                                          \
            "b2:\n  %4 = addr %0 + 8*%1[4]\n  call @create(%4, @work, %1)\n" \
            "  %2 = add %1, 1\n  jump b1\n"                                  \
            "b3:\n  ret 0\n}\n"

/* The thread's part is ten numbers from ten times its own; `last` is what it takes for the end. */
#define PART(last)                                                        \
    "func @work(%0) {\nb0:\n  %1 = mul %0, 10\n  %2 = add %1, " last "\n" \
    "  call @halve(%1, %2)\n  ret 0\n}\n"
#define HALVE(first, index)                                                     \
    "func @halve(%0, %1) {\nb0:\n  %2 = cmp slt %0, %1\n  branch %2, b1, b2\n"  \
    "b1:\n  %3 = add %0, %1\n  %4 = sdiv %3, 2\n  call @halve(" first ", %4)\n" \
    "  %5 = add %4, 1\n  call @halve(%5, %1)\n"                                 \
    "  %6 = add " index "\n  %7 = addr @table + 4*%6[40]\n  store 4 %7, 1\n"    \
    "  jump b2\nb2:\n  ret\n}\n"

static void test_bounds(void **state)
{
    (void)state;
    SILENT(FOUR PART("9") HALVE("%0", "%0, 0"));
    SILENT(FOUR PART("9") HALVE("%0", "%1, 0"));
    RACY(FOUR PART("10") HALVE("%0", "%1, 0")); /* with the first of the next part */
    RACY(FOUR PART("9") HALVE("%0", "%1, 1"));
    RACY(FOUR PART("9") HALVE("%0", "%0, -1"));
    RACY(FOUR PART("9") HALVE("0", "%0, 0")); /* not a part of its own */
}

/* What a recursion hands on to itself is what it was given. */
#define CLIMB(handed)                                                              \
    "func @work(%0) {\nb0:\n  %1 = addr @table + 4*%0[40]\n  call @climb(%1, 3)\n" \
    "  ret 0\n}\n"                                                                 \
    "func @climb(%0, %1) {\nb0:\n  store 4 %0, 1\n  %2 = cmp sgt %1, 0\n"          \
    "  branch %2, b1, b2\nb1:\n  %3 = sub %1, 1\n  %4 = addr %0 + 4\n"             \
    "  call @climb(" handed ", %3)\n  jump b2\nb2:\n  ret\n}\n"

static void test_handed_on(void **state)
{
    (void)state;
    SILENT(FOUR CLIMB("%0"));
    RACY(FOUR CLIMB("%4"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        UNIT(test_bounds),
        UNIT(test_handed_on),
    };
    return UNIT_RUN(tests);
}
