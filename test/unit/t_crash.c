/* Reports of a crash: each rule with a program that is silent and a twin that is not. */
#include "races.h"

#define REPORT(end) "func @report() {\nb0:\n  %0 = load 4 @data\n" end "}\n"
#define UNLOCKED    B("b0:\n" WRITE END)

/* Nothing comes after the call, though the function comes back: the program has ended. */
static void test_no_way_on(void **state)
{
    (void)state;
    SILENT(TWO A("b0:\n  call @report()\n  unreachable\n") UNLOCKED REPORT("  ret\n"));
    RACY(TWO A("b0:\n  call @report()\n" END) UNLOCKED REPORT("  ret\n"));
}

/* A function that ends otherwise (a thread that exits, a loop) is no report. */
static void test_no_way_back(void **state)
{
    (void)state;
    RACY(TWO A("b0:\n  call @report()\n  unreachable\n") UNLOCKED REPORT("  unreachable\n"));
    RACY(TWO A("b0:\n  call @report()\n  unreachable\n") UNLOCKED
         "func @report() {\nb0:\n  jump b1\nb1:\n  %0 = load 4 @data\n  jump b1\n}\n");
}

/* Nobody knows whether a function without a body comes back. */
static void test_unknown_end(void **state)
{
    (void)state;
    RACY(TWO "declare @nobody\n" A("b0:\n  call @report()\n  unreachable\n")
             UNLOCKED REPORT("  call @nobody()\n  ret\n"));
    SILENT(TWO A("b0:\n  call @report()\n  unreachable\n")
               UNLOCKED REPORT("  call @assume(1)\n  ret\n"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {UNIT(test_no_way_on), UNIT(test_no_way_back),
                                       UNIT(test_unknown_end)};
    return UNIT_RUN(tests);
}
