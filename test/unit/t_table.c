/* Tables: rows and columns of flat arrays, rows that pointers lead to. Each rule with a twin. */
#include "count_races.h"

static const char models[] =
    "functions:\n"
    "  region: {spawn: {fn: arg0, args: [fresh, arg1...], many: true, joined: true,"
    " caller_too: true}}\n"
    "  number: {thread_number: }\n"
    "  malloc: {alloc: {size: arg0}}\n";

#define DECLARE                                        \
    "global @data size 8192\nglobal @table size 800\n" \
    "global @flags size 400\nglobal @found size 8\n"   \
    "declare @region\ndeclare @number\ndeclare @malloc\n"
#define SILENT(text) assert_int_equal(races_with(models, text, MODE_BALANCED), 0)
#define RACY(text)   assert_int_not_equal(races_with(models, text, MODE_BALANCED), 0)
#define SOUND(text)  assert_int_not_equal(races_with(models, text, MODE_SOUND), 0)

/* A flat array: each thread has a row, as wide as main's parameter and two more. */
#define MARGIN(column)                                                                   \
    DECLARE "func @main(%0) {\nb0:\n  call @region(@worker, @data, %0)\n  ret 0\n}\n"    \
            "func @worker(%0, %1, %2) {\nb0:\n  %3 = call @number()\n  %4 = add %2, 2\n" \
            "  %5 = mul %3, %4\n  %6 = addr %1 + 8*%5\n  store 8 %6, 1\n"                \
            "  %7 = add %5, " column "\n  %8 = addr %1 + 8*%7\n  %9 = load 8 %8\n  ret\n}\n"

static void test_margin(void **state)
{
    (void)state;
    SILENT(MARGIN("1"));
    SOUND(MARGIN("1"));
    RACY(MARGIN("2")); /* the first of the next row, if the parameter is 0 */
    RACY(MARGIN("%4"));
}

/* Memory that was allocated as rows of the width has a column: it is used. */
#define FIRST_COLUMN(size)                                                                \
    DECLARE "func @main(%0) {\nb0:\n  %1 = mul %0, " size "\n  %2 = call @malloc(%1)\n"   \
            "  call @region(@worker, %2, %0)\n  ret 0\n}\n"                               \
            "func @worker(%0, %1, %2) {\nb0:\n  %3 = call @number()\n  %5 = mul %3, %2\n" \
            "  %6 = addr %1 + 8*%5\n  store 8 %6, 1\n  ret\n}\n"

static void test_first_column(void **state)
{
    (void)state;
    SILENT(FIRST_COLUMN("800"));
    RACY(DECLARE "func @main(%0) {\nb0:\n  %2 = call @malloc(8000)\n"
                 "  call @region(@worker, %2, %0)\n  ret 0\n}\n"
                 "func @worker(%0, %1, %2) {\nb0:\n  %3 = call @number()\n  %5 = mul %3, %2\n"
                 "  %6 = addr %1 + 8*%5\n  store 8 %6, 1\n  ret\n}\n");
}

/* Rows that main made and exchanges before each team. */
#define EXCHANGED(second)                                                                      \
    DECLARE "func @main() {\nb0:\n  jump b1\n"                                                 \
            "b1:\n  %0 = phi [0, b0], [%1, b1]\n  %2 = call @malloc(80)\n"                     \
            "  %3 = addr @table + 8*%0[100]\n  store 8 %3, %2\n  %1 = add %0, 1\n"             \
            "  %4 = cmp slt %1, 100\n  branch %4, b1, b2\n"                                    \
            "b2:\n  %5 = phi [0, b1], [%6, b2]\n  %7 = addr @table + 8*%5[100]\n"              \
            "  %8 = addr @table + 792\n  %9 = load 8 %7\n  %10 = load 8 %8\n"                  \
            "  store 8 %7, %10\n  " second "\n  call @region(@worker)\n  %6 = add %5, 1\n"     \
            "  %11 = cmp slt %6, 99\n  branch %11, b2, b3\nb3:\n  ret 0\n}\n"                  \
            "func @worker(%0) {\nb0:\n  %1 = call @number()\n  %2 = addr @table + 8*%1[100]\n" \
            "  %3 = load 8 %2\n  store 8 %3, 1\n  ret\n}\n"

static void test_exchanged_rows(void **state)
{
    (void)state;
    SILENT(EXCHANGED("store 8 %8, %9"));
    RACY(EXCHANGED("%12 = copy 0")); /* one of them is there twice */
    RACY(EXCHANGED("store 8 %8, %10"));
}

/* Two parts of one array, put into a table: they may overlap. */
#define PARTS(first, second)                                                                   \
    DECLARE "func @main() {\nb0:\n  %0 = call @malloc(800)\n  %1 = call @malloc(800)\n"        \
            "  %2 = addr %0 + 80\n  store 8 @table, " first "\n  %3 = addr @table + 8\n"       \
            "  store 8 %3, " second "\n  call @region(@worker)\n  ret 0\n}\n"                  \
            "func @worker(%0) {\nb0:\n  %1 = call @number()\n  %2 = addr @table + 8*%1[100]\n" \
            "  %3 = load 8 %2\n  jump b1\n"                                                    \
            "b1:\n  %4 = phi [0, b0], [%5, b1]\n  %6 = addr %3 + 8*%4[100]\n"                  \
            "  store 8 %6, 1\n  %5 = add %4, 1\n  %7 = cmp slt %5, 90\n"                       \
            "  branch %7, b1, b2\nb2:\n  ret\n}\n"

static void test_parts_in_table(void **state)
{
    (void)state;
    SILENT(PARTS("%0", "%1"));
    RACY(PARTS("%0", "%2"));
}

/* A flag that is claimed keeps others from that flag, not from what there is one of. */
#define CLAIM(flag)                                                                  \
    DECLARE "func @main() {\nb0:\n  call @region(@worker)\n  ret 0\n}\n"             \
            "func @worker(%0) {\nb0:\n  %1 = call @number()\n  %2 = srem %1, 7\n"    \
            "  %3 = addr @flags + " flag "\n  %4, %5 = cmpxchg 4 %3, 0, 1 seq_cst\n" \
            "  branch %5, b1, b2\nb1:\n  %6 = load 8 @found\n  %7 = add %6, 1\n"     \
            "  store 8 @found, %7\n  jump b2\nb2:\n  ret\n}\n"

static void test_claimed_flag(void **state)
{
    (void)state;
    SILENT(CLAIM("8"));
    RACY(CLAIM("4*%2[100]"));
    RACY(CLAIM("4*%2"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        UNIT(test_margin),         UNIT(test_first_column), UNIT(test_exchanged_rows),
        UNIT(test_parts_in_table), UNIT(test_claimed_flag),
    };
    return UNIT_RUN(tests);
}
