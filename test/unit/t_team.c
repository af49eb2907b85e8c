/* Loops of a team: each rule with a program that is silent and a twin that is not. */
#include "count_races.h"

static const char models[] =
    "functions:\n"
    "  region: {spawn: {fn: arg0, args: [fresh, arg1...], many: true, joined: true,"
    " caller_too: true}}\n"
    "  number: {thread_number: }\n"
    "  size: {team_size: arg0}\n"
    "  sizes: {team_size: {size: arg0, all: true}}\n"
    "  masked: {lock: {obj: arg0, success: nonzero, one_runs: true, number: arg1}}\n"
    "  end_masked: {unlock: arg0}\n"
    "  share: {share_loop: {lower: arg0, upper: arg1, last: arg2, schedule: arg3, chunk: arg4}}\n"
    "  done: {iteration_done: arg0}\n"
    "  await: {iteration_wait: arg0}\n"
    "  malloc: {alloc: {size: arg0}}\n";

#define DECLARE                                                                        \
    "global @data size 4096\nglobal @table size 4096\ndeclare @region\n"               \
    "declare @number\ndeclare @size\ndeclare @share\ndeclare @malloc\ndeclare @done\n" \
    "declare @await\ndeclare @sizes\ndeclare @masked\ndeclare @end_masked\n"
#define TEAM                                                                    \
    DECLARE "func @main() {\nb0:\n  call @region(@worker, @data)\n  ret 0\n}\n" \
            "func @worker(%0, %1) {\n"

#define SILENT(text) assert_int_equal(races_with(models, text, MODE_BALANCED), 0)
#define RACY(text)   assert_int_not_equal(races_with(models, text, MODE_BALANCED), 0)

/* Iterations %6 from 0 to 99 shared out; `body` is in b2 and ends with a jump to b9. */
#define SHARED(body)                                                                \
    "b0:\n  %2 = alloca 8\n  %3 = alloca 8\n  %4 = alloca 4\n"                      \
    "  store 8 %2, 0\n  store 8 %3, 99\n"                                           \
    "  call @share(%2, %3, %4, 34, 1)\n  %5 = load 8 %2\n  jump b1\n"               \
    "b1:\n  %6 = phi [%5, b0], [%7, b9]\n  %8 = load 8 %3\n  %9 = cmp sle %6, %8\n" \
    "  branch %9, b2, b10\n"                                                        \
    "b2:\n" body "b9:\n  %7 = add %6, 1\n  jump b1\nb10:\n  ret\n}\n"

/* A loop inside of an iteration goes up from its number: it meets the others'. */
#define FROM(start, index)                                                                     \
    SHARED("  jump b3\nb3:\n  %10 = phi [" start ", b2], [%11, b4]\n  %12 = cmp slt %10, 99\n" \
           "  branch %12, b4, b9\nb4:\n  %13 = addr %1 + 4*" index "\n  store 4 %13, 1\n"      \
           "  %11 = add %10, 1\n  jump b3\n")

static void test_loop_from_iteration(void **state)
{
    (void)state;
    SILENT(TEAM FROM("%6", "%6"));
    RACY(TEAM FROM("%6", "%10"));
}

/* Rows of a table of pointers, each made for its place; `row` is a row, `own` the thread's. */
#define ROWS(stored, row)                                                             \
    DECLARE "func @main() {\nb0:\n  %0 = call @malloc(64)\n  jump b1\n"               \
            "b1:\n  %1 = phi [0, b0], [%2, b1]\n  %3 = call @malloc(64)\n"            \
            "  %4 = addr @table + 8*%1\n  store 8 %4, " stored "\n  %2 = add %1, 1\n" \
            "  %5 = cmp slt %2, 100\n  branch %5, b1, b2\n"                           \
            "b2:\n  call @region(@worker, @table)\n  ret 0\n}\n"                      \
            "func @worker(%0, %1) {\n" SHARED(                                        \
                "  %10 = addr %1 + 8*" row "\n  %11 = load 8 %10\n  store 4 %11, 1\n  jump b9\n")

static void test_rows(void **state)
{
    (void)state;
    SILENT(ROWS("%3", "%6"));
    RACY(ROWS("%0", "%6"));
    RACY(ROWS("%3", "%8"));
}

/* An iteration waits for the one `far` before it and uses an element 256 - `near` bytes before. */
#define ACROSS(far, near, early, late)                                                      \
    SHARED("  %10 = alloca 8\n  %11 = alloca 8\n  %12 = sub %6, " far                       \
           "\n  store 8 %10, %12\n  %13 = addr %1 + 256 + 4*%6\n  %14 = addr %1 + " near    \
           " + 4*%6\n" early "  call @await(%10)\n  %15 = load 4 %14\n  store 4 %13, %15\n" \
           "  store 8 %11, %6\n  call @done(%11)\n" late "  jump b9\n")

static void test_iterations_that_wait(void **state)
{
    (void)state;
    SILENT(TEAM ACROSS("1", "252", "", ""));
    SILENT(TEAM ACROSS("1", "244", "", ""));
    SILENT(TEAM ACROSS("2", "248", "", ""));
    SILENT(TEAM ACROSS("2", "240", "", ""));
    RACY(TEAM ACROSS("2", "252", "", ""));
    RACY(TEAM ACROSS("2", "244", "", ""));
    RACY(TEAM ACROSS("1", "252", "  store 4 %14, 1\n", ""));
    RACY(TEAM ACROSS("1", "252", "", "  store 4 %13, 1\n"));
}

/* Whoever is not number `number` writes, in teams as large as said. */
#define OTHERS(said, number)                                                                \
    DECLARE "func @main() {\nb0:\n" said "  call @region(@worker, @data)\n  ret 0\n}\n"     \
            "func @worker(%0, %1) {\nb0:\n  %2 = call @number()\n  %3 = cmp eq %2, " number \
            "\n  branch %3, b2, b1\nb1:\n  store 4 %1, 1\n  jump b2\nb2:\n  ret\n}\n"

static void test_team_of_two(void **state)
{
    (void)state;
    SILENT(OTHERS("  call @size(2)\n", "0"));
    SILENT(OTHERS("  call @sizes(2)\n", "1"));
    RACY(OTHERS("  call @size(3)\n", "0"));
    RACY(OTHERS("  call @sizes(3)\n", "0"));
    RACY(OTHERS("  call @size(2)\n", "2"));
    RACY(OTHERS("  call @sizes(2)\n  call @sizes(4)\n", "0"));
    RACY(OTHERS("", "0"));
}

/* Two blocks, each for the thread of one number. */
#define MASKED(first, second)                                                               \
    "global @one size 8\nglobal @two size 8\n" TEAM "b0:\n  %2 = call @masked(@one, " first \
    ")\n  %3 = cmp ne %2, 0\n  branch %3, b1, b2\nb1:\n  store 4 %1, 1\n"                   \
    "  call @end_masked(@one)\n  jump b2\nb2:\n  %4 = call @masked(@two, " second           \
    ")\n  %5 = cmp ne %4, 0\n  branch %5, b3, b4\nb3:\n  store 4 %1, 2\n"                   \
    "  call @end_masked(@two)\n  jump b4\nb4:\n  ret\n}\n"

static void test_threads_by_number(void **state)
{
    (void)state;
    SILENT(MASKED("1", "1"));
    RACY(MASKED("0", "1"));
}

/* A table of indices, filled by a loop; `then` comes behind it. */
#define FILLED(stored, then)                                                               \
    DECLARE "func @main() {\nb0:\n  jump b1\n"                                             \
            "b1:\n  %0 = phi [0, b0], [%1, b1]\n  %2 = sub 99, %0\n  %3 = sdiv %0, 2\n"    \
            "  %4 = addr @table + 8*%0\n  store 8 %4, " stored "\n  %1 = add %0, 1\n"      \
            "  %5 = cmp slt %1, 100\n  branch %5, b1, b2\n"                                \
            "b2:\n" then "  call @region(@worker, @table)\n  ret 0\n}\n"                   \
            "func @worker(%0, %1) {\n" SHARED(                                             \
                "  %10 = addr %1 + 8*%6\n  %11 = load 8 %10\n  %12 = addr @data + 4*%11\n" \
                "  store 4 %12, 1\n  jump b9\n")

static void test_filled_tables(void **state)
{
    (void)state;
    SILENT(FILLED("%0", ""));
    SILENT(FILLED("%2", ""));
    RACY(FILLED("%3", ""));
    RACY(FILLED("7", ""));
    RACY(FILLED("%0", "  store 8 @table, 3\n"));
}

/* The same with a table of constants. */
#define CONSTANTS(second)                                                           \
    "global @fixed size 16 = {0: 5 size 4, 4: 9 size 4, 8: " second                 \
    " size 4, 12: 1 size 4}\n" TEAM SHARED(                                         \
        "  %10 = addr @fixed + 4*%6\n  %11 = load 4 %10\n  %12 = addr %1 + 4*%11\n" \
        "  store 4 %12, 1\n  jump b9\n")

static void test_constant_tables(void **state)
{
    (void)state;
    SILENT(CONSTANTS("7"));
    RACY(CONSTANTS("5"));
}

/* Blocks of four; the inner loop ends at `end`, the smaller of the block's and the array's. */
#define TILES(end, test)                                              \
    SHARED("  %10 = mul %6, 4\n  %11 = add %10, " end "\n  jump b3\n" \
           "b3:\n  %12 = phi [%10, b2], [%13, b6]\n" test             \
           "b6:\n  %15 = addr %1 + 4*%12\n  store 4 %15, 1\n  %13 = add %12, 1\n  jump b3\n")
#define MINIMUM                                                       \
    "  %16 = cmp slt 90, %11\n  branch %16, b5, b4\nb4:\n  jump b5\n" \
    "b5:\n  %17 = phi [%11, b4], [90, b3]\n  %14 = cmp slt %12, %17\n  branch %14, b6, b9\n"
#define BOTH                                                                                    \
    "  %14 = cmp slt %12, %11\n  branch %14, b4, b5\nb4:\n  %16 = cmp slt %12, 90\n  jump b5\n" \
    "b5:\n  %17 = phi [0, b3], [%16, b4]\n  branch %17, b6, b9\n"

static void test_tiles(void **state)
{
    (void)state;
    SILENT(TEAM TILES("4", MINIMUM));
    RACY(TEAM TILES("5", MINIMUM));
    SILENT(TEAM TILES("4", BOTH));
    RACY(TEAM TILES("5", BOTH));
}

/* One thread, but `lanes` rounds at a time: each copies from `from` to `to` bytes ahead. */
#define LANES(from, to, lanes)                                                                    \
    DECLARE "func @main() {\nb0:\n  jump b1\n"                                                    \
            "b1:\n  %0 = phi [0, b0], [%1, b2]\n  %2 = cmp slt %0, 50\n  branch %2, b2, b3\n"     \
            "b2:\n  %3 = addr @data + " from " + 4*%0\n  %4 = load 4 %3\n  %5 = addr @data + " to \
            " + 4*%0\n  store 4 %5, %4\n  %1 = add %0, 1\n  jump b1 aux " lanes                   \
            "\nb3:\n  ret 0\n}\n"

static void test_lanes(void **state)
{
    (void)state;
    SILENT(LANES("0", "4", "0"));
    RACY(LANES("0", "4", "8"));
    RACY(LANES("0", "28", "8"));
    SILENT(LANES("0", "32", "8"));    /* a vector further */
    SILENT(LANES("0", "2000", "99")); /* further than the loop goes */
    SILENT(LANES("4", "0", "8"));     /* all lanes load first */
    SILENT(LANES("0", "0", "8"));
}

/* A team of each thread of a team; `row` is made of the outer thread's number, `column` too. */
#define NESTED(row, column)                                                    \
    DECLARE "func @main() {\nb0:\n  call @region(@outer, @data)\n  ret 0\n}\n" \
            "func @outer(%0, %1) {\nb0:\n  %2 = call @number()\n"              \
            "  call @region(@inner, %1, %2)\n  ret\n}\n"                       \
            "func @inner(%0, %1, %2) {\nb0:\n  %3 = call @number()\n"          \
            "  %4 = addr %1 + 64*" row "[16] + 4*" column "[16]\n  store 4 %4, 1\n  ret\n}\n"

static void test_nested_teams(void **state)
{
    (void)state;
    SILENT(NESTED("%2", "%3"));
    SILENT(NESTED("%3", "%2"));
    RACY(NESTED("%2", "%2"));
    RACY(NESTED("%3", "%3"));
    RACY(NESTED("0", "%3"));
}

/* Thread 0 writes and sets a flag, the others wait for it and read. */
#define FLAG(before, set, after, got)                                              \
    "global @flag size 4\n" TEAM                                                   \
    "b0:\n  %2 = call @number()\n  %3 = cmp eq %2, 0\n  branch %3, b1, b2\n"       \
    "b1:\n" before "  store 4 @flag, 1 " set "\n" after "  jump b4\n"              \
    "b2:\n  %4 = load 4 @flag " got "\n  %5 = cmp ne %4, 0\n  branch %5, b3, b2\n" \
    "b3:\n  %6 = load 4 %1\n  jump b4\nb4:\n  ret\n}\n"
#define DATA "  store 4 %1, 7\n"

static void test_flag_in_team(void **state)
{
    (void)state;
    SILENT(FLAG(DATA, "release", "", "acquire"));
    SILENT(FLAG(DATA, "seq_cst", "", "seq_cst"));
    RACY(FLAG(DATA, "relaxed", "", "acquire"));
    RACY(FLAG(DATA, "release", "", "relaxed"));
    RACY(FLAG("", "release", DATA, "acquire"));
}

/* Blocks of two loops made one: row block %6 / 4, column block %6 % 4, `wide` columns each. */
#define BLOCKS(wide)                                                                          \
    SHARED("  %10 = sdiv %6, 4\n  %11 = srem %6, 4\n  %12 = mul %10, 8\n  %13 = mul %11, 4\n" \
           "  jump b3\nb3:\n  %14 = phi [0, b2], [%15, b4]\n  %16 = cmp slt %14, " wide       \
           "\n  branch %16, b4, b9\nb4:\n  %17 = add %13, %14\n"                              \
           "  %18 = addr %1 + 128*%12[32] + 4*%17[32]\n  store 4 %18, 1\n"                    \
           "  %15 = add %14, 1\n  jump b3\n")

static void test_blocks_of_two_loops(void **state)
{
    (void)state;
    SILENT(TEAM BLOCKS("4"));
    RACY(TEAM BLOCKS("5"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        UNIT(test_loop_from_iteration),
        UNIT(test_rows),
        UNIT(test_iterations_that_wait),
        UNIT(test_team_of_two),
        UNIT(test_threads_by_number),
        UNIT(test_filled_tables),
        UNIT(test_constant_tables),
        UNIT(test_tiles),
        UNIT(test_lanes),
        UNIT(test_nested_teams),
        UNIT(test_flag_in_team),
        UNIT(test_blocks_of_two_loops),
    };
    return UNIT_RUN(tests);
}
