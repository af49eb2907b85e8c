/* What a loop has left when it ended: the creator goes on where its threads' blocks end. */
#include "count_races.h"

static const char models[] = "functions:\n"
                             "  create: {spawn: {fn: arg0, args: [arg1, arg2]}}\n";

#define SILENT(text) assert_int_equal(races_with(models, text, MODE_BALANCED), 0)
#define RACY(text)   assert_int_not_equal(races_with(models, text, MODE_BALANCED), 0)

#define WORKER                                                                           \
    "func @worker(%0, %1) {\nb0:\n  jump b1\n"                                           \
    "b1:\n  %2 = phi [%0, b0], [%3, b2]\n  %4 = cmp slt %2, %1\n  branch %4, b2, b3\n"   \
    "b2:\n  %5 = addr @data + 8*%2[100]\n  store 8 %5, 1\n  %3 = add %2, 1\n  jump b1\n" \
    "b3:\n  ret\n}\n"

/* Three blocks of 25, the rest by the creator; each block begins `step` behind the last one, and
 * what ends the round is `last`. */
#define BLOCKS(step, from, last)                                                         \
    "global @data size 800\nglobal @stop size 8\ndeclare @create\n"                      \
    "func @main() {\nb0:\n  jump b1\n"                                                   \
    "b1:\n  %0 = phi [0, b0], [%1, b7]\n  %2 = phi [0, b0], [%3, b7]\n"                  \
    "  %4 = cmp slt %0, 3\n  branch %4, b2, b3\n"                                        \
    "b2:\n  %5 = add %2, 25\n  %10 = call @create(@worker, %2, %5)\n  " last "\n"        \
    "b7:\n  %3 = add %2, " step "\n  %1 = add %0, 1\n  jump b1\n"                        \
    "b3:\n  %11 = add %2, " from "\n  jump b4\n"                                         \
    "b4:\n  %6 = phi [%11, b3], [%7, b5]\n  %8 = cmp slt %6, 100\n  branch %8, b5, b6\n" \
    "b5:\n  %9 = addr @data + 8*%6[100]\n  store 8 %9, 2\n  %7 = add %6, 1\n  jump b4\n" \
    "b6:\n  ret 0\n}\n" WORKER
#define GOES_ON "jump b7"
#define MAY_END "%12 = load 8 @stop\n  branch %12, b3, b7"

static void test_rest(void **state)
{
    (void)state;
    SILENT(BLOCKS("25", "0", GOES_ON));
    SILENT(BLOCKS("26", "0", GOES_ON));
    RACY(BLOCKS("25", "-1", GOES_ON));
    RACY(BLOCKS("24", "0", GOES_ON));
}

static void test_loop_left_early(void **state)
{
    (void)state;
    RACY(BLOCKS("25", "0", MAY_END));
}

/* The same, where the block's start is a variable in memory, moved on by way of another one. */
#define IN_MEMORY(next)                                                               \
    "global @data size 800\ndeclare @create\n"                                        \
    "func @main() {\nb0:\n  %0 = alloca 8\n  store 8 %0, 0\n  jump b1\n"              \
    "b1:\n  %2 = phi [0, b0], [%3, b2]\n  %4 = cmp slt %2, 4\n  branch %4, b2, b3\n"  \
    "b2:\n  %5 = load 8 %0\n  %6 = add %5, 20\n  %7 = add %6, 5\n"                    \
    "  %9 = call @create(@worker, %5, %7)\n  " next "\n  %3 = add %2, 1\n  jump b1\n" \
    "b3:\n  ret 0\n}\n" WORKER

static void test_counter_in_memory(void **state)
{
    (void)state;
    SILENT(IN_MEMORY("store 8 %0, %7"));
    RACY(IN_MEMORY("store 8 %0, %6"));
    RACY(IN_MEMORY("%10 = copy 0"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        UNIT(test_rest),
        UNIT(test_loop_left_early),
        UNIT(test_counter_in_memory),
    };
    return UNIT_RUN(tests);
}
