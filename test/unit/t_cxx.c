/* What programs in C++ do beyond those in C: each rule with a silent program and a racy twin. */
#include "count_races.h"

static const char models[] = "functions:\n"
                             "  create: {spawn: {fn: arg1, args: [arg2], handle: \"*arg0\"}}\n"
                             "  join: {join: \"*arg0\"}\n"
                             "  end: {join: {handle: \"*arg0\", holder: arg0}}\n"
                             "  move: [{assign: {to: \"*arg0\", from: \"*arg1\"}}]\n"
                             "  lock: {lock: arg0}\n"
                             "  unlock: {unlock: arg0}\n"
                             "  try: {lock: {obj: arg0, success: nonzero}}\n"
                             "  malloc: {alloc: {size: arg0}}\n"
                             "  fail: {throw: true}\n"
                             "  die: {noreturn: true}\n";

#define DECLARE                                                                           \
    "global @data size 64\nglobal @head size 8\nglobal @m size 40\nglobal @type size 8\n" \
    "global @kept size 8\n"                                                               \
    "declare @create\ndeclare @join\ndeclare @end\ndeclare @move\ndeclare @lock\n"        \
    "declare @unlock\ndeclare @try\ndeclare @malloc\ndeclare @fail\ndeclare @die\n"

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

/* A flag of an object says whether a try has got the lock: asked for by a function that returns it,
 * the other way round, after it was set, and not at all. */
#define KEPT(change, returned, ask)                                                        \
    "func @guard(%0) {\nb0:\n  %1 = call @try(@m)\n  %2 = addr %0 + 8\n  store 1 %2, %1\n" \
    "  ret\n}\n"                                                                           \
    "func @owns(%0) {\nb0:\n  %1 = addr %0 + 8\n  %2 = load 1 %1\n" returned "}\n"         \
    "func @worker(%0) {\nb0:\n  %1 = alloca 16\n  call @guard(%1)\n" change ask            \
    "b1:\n  store 4 @data, 1\n  call @unlock(@m)\n  ret\nb2:\n  ret\n}\n"                  \
    "func @main() {\nb0:\n  %0 = alloca 8\n  call @create(%0, @worker, 0)\n"               \
    "  call @lock(@m)\n  store 4 @data, 2\n  call @unlock(@m)\n  ret 0\n}\n"

static void test_kept_try(void **state)
{
    (void)state;
    SILENT(KEPT("", "  ret %2\n", "  %3 = call @owns(%1)\n  branch %3, b1, b2\n"));
    SILENT(KEPT("", "  ret %2\n", "  %3 = addr %1 + 8\n  %4 = load 1 %3\n  branch %4, b1, b2\n"));
    SILENT(KEPT("", "  %3 = xor %2, 1 size 1\n  ret %3\n",
                "  %3 = call @owns(%1)\n  branch %3, b2, b1\n"));
    RACY(KEPT("", "  %3 = xor %2, 1 size 1\n  ret %3\n",
              "  %3 = call @owns(%1)\n  branch %3, b1, b2\n"));
    RACY(KEPT("", "  ret %2\n", "  jump b1\n"));
    RACY(KEPT("  %2 = addr %1 + 8\n  store 1 %2, 1\n", "  ret %2\n",
              "  %3 = call @owns(%1)\n  branch %3, b1, b2\n"));
    RACY(KEPT("  %2 = alloca 16\n", "  ret %2\n", "  %3 = call @owns(%2)\n  branch %3, b1, b2\n"));
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

/* A loop that joins a thread in each round before it goes through another loop. */
#define ROUNDS(join)                                                                           \
    WORKER "func @main() {\nb0:\n  %0 = alloca 32\n  jump b1\n"                                \
           "b1:\n  %1 = phi [0, b0], [%2, b1]\n  %3 = addr %0 + 8*%1[4]\n"                     \
           "  call @create(%3, @worker, 0)\n  %2 = add %1, 1\n  %4 = cmp slt %2, 4\n"          \
           "  branch %4, b1, b2\n"                                                             \
           "b2:\n  %5 = phi [0, b1], [%6, b6]\n  %7 = cmp slt %5, 4\n  branch %7, b3, b7\n"    \
           "b3:\n  %8 = addr %0 + 8*%5[4]\n" join "  jump b4\n"                                \
           "b4:\n  %9 = phi [0, b3], [%10, b5]\n  %11 = cmp slt %9, 9\n  branch %11, b5, b6\n" \
           "b5:\n  %10 = add %9, 1\n  jump b4\n"                                               \
           "b6:\n  %6 = add %5, 1\n  jump b2\n"                                                \
           "b7:\n  %12 = load 4 @data\n  ret 0\n}\n"

static void test_nested(void **state)
{
    (void)state;
    uint32_t among = races_with(models, DECLARE ROUNDS("  call @join(%8)\n"), MODE_BALANCED);
    uint32_t all = races_with(models, DECLARE ROUNDS(""), MODE_BALANCED);
    assert_int_equal(among, 1); /* the threads among each other */
    assert_int_equal(all, 2);
}

/* A ring: what the producer waits for, and when it tells; its own counter is the index. */
#define RING(order, index, early, late)                                                        \
    "global @ring size 32\nglobal @in size 8\nglobal @out size 8\n"                            \
    "func @consumer(%0) {\nb0:\n  jump b1\n"                                                   \
    "b1:\n  %1 = load 8 @out relaxed noptr\n  %2 = load 8 @in acquire noptr\n"                 \
    "  %3 = cmp eq %1, %2\n  branch %3, b1, b2\n"                                              \
    "b2:\n  %4 = and %1, 7\n  %5 = addr @ring + 4*%4[8]\n  %6 = load 4 %5\n  %7 = add %1, 1\n" \
    "  store 8 @out, %7 release\n  jump b1\n}\n"                                               \
    "func @main() {\nb0:\n  %0 = alloca 8\n  call @create(%0, @consumer, 0)\n  jump b1\n"      \
    "b1:\n  %1 = load 8 @in relaxed noptr\n  %2 = load 8 @out " order " noptr\n"               \
    "  %3 = sub %1, %2\n  %4 = cmp eq %3, 8\n  branch %4, b1, b2\n"                            \
    "b2:\n  %7 = add %1, 1\n" early "  %5 = and " index ", 7\n  %6 = addr @ring + 4*%5[8]\n"   \
    "  store 4 %6, 1\n" late "  jump b1\n}\n"
#define TELL "  store 8 @in, %7 release\n"

static void test_ring(void **state)
{
    (void)state;
    SILENT(RING("acquire", "%1", "", TELL));
    RACY(RING("relaxed", "%1", "", TELL));
    RACY(RING("acquire", "%1", TELL, ""));
    RACY(RING("acquire", "%2", "", TELL));
    RACY(RING("acquire", "%1", "", "  store 8 @in, %7 relaxed\n"));
}

/* Behind the last node is the container, which is no node: nothing lies behind its links. */
#define NODES(of_user)                                                                         \
    "global @list size 32\n"                                                                   \
    "func @make() pretty \"std::__new_allocator<std::_List_node<int>>::allocate\" {\nb0:\n"    \
    "  %0 = call @malloc(32)\n  ret %0\n}\n"                                                   \
    "func @value(%0) pretty \"std::_List_node<int>::_M_valptr\" {\nb0:\n  %1 = addr %0 + 16\n" \
    "  ret %1\n}\n"                                                                            \
    "func @worker(%0) {\nb0:\n  %1 = load 8 @list\n  %2 = call @value(%1)\n  store 4 %2, 1\n"  \
    "  ret\n}\n"                                                                               \
    "func @main() {\nb0:\n  %0 = alloca 8\n  %1 = call @make()\n  store 8 %1, @list\n"         \
    "  store 8 @list, @list\n  store 8 @list, %1\n  call @create(%0, @worker, 0)\n" of_user    \
    "  ret 0\n}\n"

static void test_nodes(void **state)
{
    (void)state;
    SILENT(NODES("  %2 = addr @list + 16\n  store 4 %2, 2\n"));
    RACY(NODES("  %2 = addr %1 + 16\n  store 4 %2, 2\n"));
}

/* The lock of an object whose part a callee is given, or has captured. */
#define GIVEN(of, pass, touch)                                                                     \
    touch                                                                                          \
        "func @worker(%0) {\nb0:\n  %1 = load 8 @head acquire\n  %2 = load 8 @kept acquire\n  %3 " \
        "= alloca 16\n"                                                                            \
        "  call @lock(" of ")\n" pass "  call @unlock(" of ")\n  ret\n}\n"                         \
        "func @main() {\nb0:\n  %0 = alloca 8\n  jump b1\n"                                        \
        "b1:\n  %1 = call @malloc(64)\n  store 8 @head, %1 release\n  store 8 @kept, %1 release\n" \
        "  call @create(%0, @worker, 0)\n  jump b1\n}\n"
#define PART    "  %4 = addr %1 + 48\n  call @touch(%4)\n"
#define TOUCH   "func @touch(%0) {\nb0:\n  store 4 %0, 1\n  ret\n}\n"
#define CAPTURE "  %4 = addr %3 + 8\n  store 8 %4, %1\n  call @touch(%3)\n"
#define CLOSURE                                                                           \
    "func @touch(%0) {\nb0:\n  %1 = addr %0 + 8\n  %2 = load 8 %1\n  %3 = addr %2 + 48\n" \
    "  store 4 %3, 1\n  ret\n}\n"

static void test_parts(void **state)
{
    (void)state;
    SILENT(GIVEN("%1", PART, TOUCH));
    RACY(GIVEN("%2", PART, TOUCH));
    SILENT(GIVEN("%1", CAPTURE, CLOSURE));
    RACY(GIVEN("%2", CAPTURE, CLOSURE));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_uncaught), cmocka_unit_test(test_holder),
        cmocka_unit_test(test_kept_try), cmocka_unit_test(test_failure),
        cmocka_unit_test(test_returned), cmocka_unit_test(test_steps),
        cmocka_unit_test(test_nested),   cmocka_unit_test(test_ring),
        cmocka_unit_test(test_nodes),    cmocka_unit_test(test_parts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
