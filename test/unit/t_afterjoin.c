/* Threads that are joined one after the other, their data taken at once: with twins. */
#include "count_races.h"

static const char models[] = "functions:\n"
                             "  create: {spawn: {fn: arg1, args: [arg2], handle: \"*arg0\"}}\n"
                             "  join: {join: arg0}\n";

#define SILENT(text) assert_int_equal(races_with(models, text, MODE_BALANCED), 0)
#define RACY(text)   assert_int_not_equal(races_with(models, text, MODE_BALANCED), 0)

/* Eight threads, each with its slot and its handle; the join loop does `use` behind each join of
 * handle `which`, and `between` is done before that loop. */
#define JOINED(between, which, use)                                                       \
    "global @ids size 64\nglobal @others size 64\nglobal @data size 64\n"                 \
    "declare @create\ndeclare @join\n"                                                    \
    "func @main() {\nb0:\n  %20 = load 8 @ids\n  store 8 @others, %20\n  jump b1\n"       \
    "b1:\n  %0 = phi [0, b0], [%1, b1]\n  %2 = addr @ids + 8*%0[8]\n"                     \
    "  %3 = addr @data + 8*%0[8]\n  %4 = call @create(%2, @worker, %3)\n"                 \
    "  %1 = add %0, 1\n  %5 = cmp slt %1, 8\n  branch %5, b1, b2\n"                       \
    "b2:\n  " between "\n  jump b3\n"                                                     \
    "b3:\n  %6 = phi [0, b2], [%7, b3]\n  %8 = addr @ids + 8*" which                      \
    "[8]\n  %9 = load 8 %8\n  %10 = call @join(%9)\n  %11 = addr @data + 8*%6[8]\n  " use \
    "\n  %7 = add %6, 1\n  %12 = cmp slt %7, 8\n  branch %12, b3, b4\n"                   \
    "b4:\n  ret 0\n}\n"                                                                   \
    "func @worker(%0) {\nb0:\n  store 8 %0, 1\n  ret\n}\n"
#define NOTHING "%18 = copy 0"
#define USE     "%14 = load 8 %11"
/* Two handles change places; or those of a table that nobody joins. */
#define SWAP(table)                                                            \
    "%15 = addr " table " + 8\n  %16 = load 8 " table "\n  %17 = load 8 %15\n" \
    "  store 8 " table ", %17\n  store 8 %15, %16"

static void test_slot_of_round(void **state)
{
    (void)state;
    SILENT(JOINED(NOTHING, "%6", USE));
    RACY(JOINED(NOTHING, "%6",
                "%19 = add %6, 1\n  %13 = addr @data + 8*%19[8]\n  %14 = load 8 %13"));
}

static void test_handles_exchanged(void **state)
{
    (void)state;
    SILENT(JOINED(SWAP("@others"), "%6", USE));
    RACY(JOINED(SWAP("@ids"), "%6", USE));
    SILENT(JOINED("store 8 @others, 1", "%6", USE));
    RACY(JOINED("store 8 @ids, 1", "%6", USE));
}

/* Records with their handle at 0 and data at 8: the one that was joined is read, or the next. */
#define RECORDS(between, at)                                               \
    "global @table size 128\ndeclare @create\ndeclare @join\n"             \
    "func @main() {\nb0:\n  jump b1\n"                                     \
    "b1:\n  %0 = phi [0, b0], [%1, b1]\n  %2 = addr @table + 16*%0[8]\n"   \
    "  %3 = call @create(%2, @worker, %2)\n"                               \
    "  %1 = add %0, 1\n  %5 = cmp slt %1, 8\n  branch %5, b1, b2\n"        \
    "b2:\n  " between "\n  jump b3\n"                                      \
    "b3:\n  %6 = phi [0, b2], [%7, b3]\n  %8 = addr @table + 16*%6[8]\n"   \
    "  %9 = load 8 %8\n  %10 = call @join(%9)\n  %11 = addr %8 + " at "\n" \
    "  %14 = load 8 %11\n  %7 = add %6, 1\n  %12 = cmp slt %7, 7\n"        \
    "  branch %12, b3, b4\n"                                               \
    "b4:\n  ret 0\n}\n"                                                    \
    "func @worker(%0) {\nb0:\n  %1 = addr %0 + 8\n  store 8 %1, 1\n  ret\n}\n"

static void test_records(void **state)
{
    (void)state;
    SILENT(RECORDS(NOTHING, "8"));
    RACY(RECORDS(NOTHING, "24"));
    RACY(RECORDS("%15 = addr @table + 16\n  %16 = load 8 @table\n  %17 = load 8 %15\n"
                 "  store 8 @table, %17\n  store 8 %15, %16",
                 "8"));
    SILENT(RECORDS("%15 = addr @table + 16\n  %16 = load 8 @table\n  %17 = load 8 %15", "8"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        UNIT(test_slot_of_round),
        UNIT(test_handles_exchanged),
        UNIT(test_records),
    };
    return UNIT_RUN(tests);
}
