/* What programs in C++ do beyond those in C: each rule with a silent program and a racy twin. */
#include "count_races.h"

static const char models[] = "functions:\n"
                             "  create: {spawn: {fn: arg1, args: [arg2], handle: \"*arg0\"}}\n"
                             "  join: {join: \"*arg0\"}\n"
                             "  end: {join: {handle: \"*arg0\", holder: arg0}}\n"
                             "  move: [{assign: {to: \"*arg0\", from: \"*arg1\"}}]\n"
                             "  lock: {lock: arg0}\n"
                             "  unlock: {unlock: arg0}\n"
                             "  malloc: {alloc: {size: arg0}}\n"
                             "  fail: {throw: true}\n"
                             "  die: {noreturn: true}\n";

#define DECLARE                                                                           \
    "global @data size 64\nglobal @head size 8\nglobal @m size 40\nglobal @type size 8\n" \
    "global @kept size 8\n"                                                               \
    "declare @create\ndeclare @join\ndeclare @end\ndeclare @move\ndeclare @lock\n"        \
    "declare @unlock\ndeclare @malloc\ndeclare @fail\ndeclare @die\n"

#define SILENT(text) assert_int_equal(races_with(models, DECLARE text, MODE_BALANCED), 0)
#define RACY(text)   assert_int_not_equal(races_with(models, DECLARE text, MODE_BALANCED), 0)

#define WORKER       "func @worker(%0) {\nb0:\n  store 4 @data, 1\n  ret\n}\n"

/* Destructors run only if somebody catches the exception that passes through. */
#define PASSED(handler, clause)                                                     \
    WORKER "func @inner() {\nb0:\n  call @fail()\n  invoke b1, b2\nb1:\n  ret\n"    \
           "b2:\n  %0 = landingpad\n  store 4 @data, 2\n  throw %0\n}\n"            \
           "func @main() {\nb0:\n  %0 = alloca 8\n  call @create(%0, @worker, 0)\n" \
           "  call @inner()\n  invoke b1, b2\nb1:\n  ret 0\n"                       \
           "b2:\n  %1 = landingpad " clause "\n" handler "}\n"

static void test_uncaught(void **state)
{
    (void)state;
    SILENT(PASSED("  throw %1\n", ""));
    RACY(PASSED("  ret 0\n", "@type"));
    SILENT(PASSED("  call @die()\n  unreachable\n", "@type"));
}

/* A handle that was moved elsewhere is not joined where the variable ends. */
#define MOVED(move)                                                                      \
    WORKER "func @main() {\nb0:\n  %0 = alloca 8\n  call @create(%0, @worker, 0)\n" move \
           "  call @end(%0)\n  store 4 @data, 2\n  ret 0\n}\n"

static void test_holder(void **state)
{
    (void)state;
    SILENT(MOVED(""));
    RACY(MOVED("  call @move(@kept, %0)\n"));
}

/* What a compare-exchange found is stored where it failed only; anything else is stored after. */
#define PUSH(value)                                                                           \
    "func @taker(%0) {\nb0:\n  %1 = load 8 @head acquire\n  %2 = addr %1 + 8\n"               \
    "  %3 = load 8 %2\n  ret\n}\n"                                                            \
    "func @main() {\nb0:\n  %0 = alloca 8\n  call @create(%0, @taker, 0)\n"                   \
    "  %1 = call @malloc(16)\n  %2 = addr %1 + 8\n  jump b1\n"                                \
    "b1:\n  %3 = load 8 %2\n  %4, %5 = cmpxchg 8 @head, %3, %1 release\n  store 8 %2, " value \
    "\n  branch %5, b2, b1\nb2:\n  ret 0\n}\n"

static void test_failure(void **state)
{
    (void)state;
    SILENT(PUSH("%4"));
    RACY(PUSH("%3"));
}

/* A function that returns its parameter, and one that keeps it, too. */
#define SELF(keep, use)                                                                   \
    "func @self(%0) {\nb0:\n" keep "  ret %0\n}\n"                                        \
    "func @taker(%0) {\nb0:\n  call @lock(@m)\n  %1 = load 8 @head\n  call @unlock(@m)\n" \
    "  %2 = load 4 %1\n  ret\n}\n"                                                        \
    "func @main() {\nb0:\n  %0 = alloca 8\n  call @create(%0, @taker, 0)\n"               \
    "  %1 = call @malloc(16)\n  %2 = call @self(%1)\n  store 4 " use ", 1\n"              \
    "  call @lock(@m)\n  store 8 @head, %1\n  call @unlock(@m)\n  ret 0\n}\n"

static void test_returned(void **state)
{
    (void)state;
    SILENT(SELF("", "%1"));
    SILENT(SELF("", "%2"));
    RACY(SELF("  call @lock(@m)\n  store 8 @head, %0\n  call @unlock(@m)\n", "%2"));
}

/*
 * The end of an array moves on through memory; pairs of (word, lock) in it stay apart: the thread
 * uses the second words only, main what the first ones point to.
 */
#define ENDS(word)                                                                             \
    "func @worker(%0) {\nb0:\n  %1 = load 8 @kept\n  %2 = addr %1 + " word                     \
    "\n  %3 = load 8 %2\n  store 4 %3, 2\n  ret\n}\n"                                          \
    "func @main() {\nb0:\n  %0 = alloca 8\n  %1 = call @malloc(undef)\n  store 8 @head, %1\n"  \
    "  store 8 @kept, %1\n  %2 = alloca 8\n  jump b1\n"                                        \
    "b1:\n  %3 = load 8 @head\n  %4 = call @malloc(8)\n  store 8 %3, %4\n  %5 = addr %3 + 8\n" \
    "  %6 = addr @data + 8\n  store 8 %5, %6\n  %7 = addr %3 + 16\n  store 8 @head, %7\n"      \
    "  %8 = load 4 @type\n  %9 = cmp ne %8, 0\n  branch %9, b1, b2\n"                          \
    "b2:\n  call @create(%0, @worker, 0)\n  %10 = load 4 @data\n  %11 = addr @data + 8\n"      \
    "  %12 = load 4 %11\n  ret 0\n}\n"

static void test_steps(void **state)
{
    (void)state;
    SILENT(ENDS("0"));
    RACY(ENDS("8"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_uncaught), cmocka_unit_test(test_holder),
        cmocka_unit_test(test_failure),  cmocka_unit_test(test_returned),
        cmocka_unit_test(test_steps),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
