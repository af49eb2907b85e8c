/* Which element, where it takes more than one index: each rule with a twin that is reported. */
#include "count_races.h"

static const char models[] =
    "functions:\n"
    "  region: {spawn: {fn: arg0, args: [fresh, arg1...], many: true, joined: true,"
    " caller_too: true}}\n"
    "  number: {thread_number: }\n"
    "  fresh: {alloc: }\n"
    "  team: {barrier_wait: static team}\n";

#define DECLARE                                                                         \
    "global @data size 8192\nglobal @starts size 400\nglobal @where size 8\n"           \
    "global @step size 8\n"                                                             \
    "declare @region\ndeclare @number\ndeclare @team\ndeclare @fresh\n"                 \
    "func @main() {\nb0:\n  jump b1\n"                                                  \
    "b1:\n  %0 = phi [0, b0], [%1, b1]\n  %2 = addr @starts + 4*%0[100]\n"              \
    "  store 4 %2, %0\n  %1 = add %0, 1\n  %3 = cmp slt %1, 100\n  branch %3, b1, b2\n" \
    "b2:\n  call @region(@worker, @data)\n  ret 0\n}\n"                                 \
    "func @worker(%0, %1) {\n"

#define SILENT(text) assert_int_equal(races_with(models, text, MODE_BALANCED), 0)
#define RACY(text)   assert_int_not_equal(races_with(models, text, MODE_BALANCED), 0)

/* One thread sets the pointer; behind the barrier (or not) all use it. */
#define PUBLISHED(barrier)                                                           \
    DECLARE "b0:\n  %2 = call @number()\n  %3 = cmp eq %2, 0\n  branch %3, b1, b2\n" \
            "b1:\n  %4 = call @fresh(800)\n  store 8 @where, %4\n  jump b2\n"        \
            "b2:\n  " barrier "\n  %5 = load 8 @where\n  %6 = addr %5 + 8*%2[100]\n" \
            "  store 8 %6, 1\n  ret\n}\n"

static void test_settled_by_barrier(void **state)
{
    (void)state;
    SILENT(PUBLISHED("call @team()"));
    RACY(PUBLISHED("%7 = copy 0"));
}

/* The pointer is loaded before the barrier and used behind it: it may be an old one. */
static void test_loaded_in_another_phase(void **state)
{
    (void)state;
    RACY(DECLARE "b0:\n  %2 = call @number()\n  %5 = load 8 @where\n  call @team()\n"
                 "  %3 = cmp eq %2, 0\n  branch %3, b1, b2\n"
                 "b1:\n  %4 = call @fresh(800)\n  store 8 @where, %4\n  jump b2\n"
                 "b2:\n  call @team()\n  %6 = addr %5 + 8*%2[100]\n  store 8 %6, 1\n"
                 "  %7 = load 8 @where\n  %8 = addr %7 + 0\n  store 8 %8, 1\n  ret\n}\n");
}

/* From one entry of a table of starts to the next. */
#define SEGMENT(compare)                                                              \
    DECLARE "b0:\n  %2 = call @number()\n  %3 = addr @starts + 4*%2[100]\n"           \
            "  %4 = load 4 %3\n  %5 = addr %3 + 4\n  %6 = load 4 %5\n  jump b1\n"     \
            "b1:\n  %7 = phi [%4, b0], [%8, b2]\n  %9 = cmp " compare " %7, %6\n"     \
            "  branch %9, b2, b3\n"                                                   \
            "b2:\n  %10 = addr %1 + 8*%7[1000]\n  store 8 %10, 1\n  %8 = add %7, 1\n" \
            "  jump b1\nb3:\n  ret\n}\n"

static void test_segments(void **state)
{
    (void)state;
    SILENT(SEGMENT("slt"));
    RACY(SEGMENT("sle"));
    assert_int_not_equal(races_with(models, SEGMENT("slt"), MODE_SOUND), 0);
}

/* Packed rows of a triangle: row i begins at i*(i + 1)/2 and has i + 1 elements. */
#define TRIANGLE(compare)                                                              \
    DECLARE "b0:\n  %2 = call @number()\n  %3 = add %2, 1\n  %4 = mul %2, %3\n"        \
            "  %5 = sdiv %4, 2\n  jump b1\n"                                           \
            "b1:\n  %6 = phi [0, b0], [%7, b2]\n  %8 = cmp " compare "\n"              \
            "  branch %8, b2, b3\n"                                                    \
            "b2:\n  %9 = add %5, %6\n  %10 = addr %1 + 8*%9[1000]\n  store 8 %10, 1\n" \
            "  %7 = add %6, 1\n  jump b1\nb3:\n  ret\n}\n"

static void test_packed_triangle(void **state)
{
    (void)state;
    SILENT(TRIANGLE("sle %6, %2"));
    RACY(TRIANGLE("sle %6, %3"));
}

/* m[i][j] and m[j][i] for j <= i: the two halves of a matrix. */
#define TRANSPOSE(compare)                                                   \
    DECLARE "b0:\n  %2 = call @number()\n  jump b1\n"                        \
            "b1:\n  %3 = phi [0, b0], [%4, b2]\n  %5 = cmp " compare "\n"    \
            "  branch %5, b2, b3\n"                                          \
            "b2:\n  %6 = addr %1 + 256*%2[32] + 8*%3[32]\n  store 8 %6, 1\n" \
            "  %7 = addr %1 + 256*%3[32] + 8*%2[32]\n  store 8 %7, 1\n"      \
            "  %4 = add %3, 1\n  jump b1\nb3:\n  ret\n}\n"

static void test_halves_of_a_matrix(void **state)
{
    (void)state;
    SILENT(TRANSPOSE("sle %3, %2"));
    SILENT(TRANSPOSE("slt %3, %2"));
    RACY(TRANSPOSE("slt %3, 32"));
}

/* Steps of a width that a variable holds: never zero, if it is only set to 2 and counted up. */
#define STRIDE(change)                                                               \
    "global @data size 8192\nglobal @step size 8\n"                                  \
    "declare @region\ndeclare @number\n"                                             \
    "func @main() {\nb0:\n  %0 = alloca 8\n  store 8 %0, 2\n  jump b1\n"             \
    "b1:\n  call @region(@worker, @data, %0)\n  %1 = load 8 %0\n  %2 = " change "\n" \
    "  store 8 %0, %2\n  %3 = cmp slt %2, 9\n  branch %3, b1, b2\n"                  \
    "b2:\n  ret 0\n}\n"                                                              \
    "func @worker(%0, %1, %2) {\nb0:\n  %3 = call @number()\n  %4 = load 8 %2\n"     \
    "  %5 = mul %3, %4\n  %6 = addr %1 + 8*%5[1000]\n  store 8 %6, 1\n  ret\n}\n"

static void test_least_value(void **state)
{
    (void)state;
    SILENT(STRIDE("add %1, 1"));
    RACY(STRIDE("add %1, -1"));
    RACY(STRIDE("sub 1, %1"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        UNIT(test_settled_by_barrier), UNIT(test_loaded_in_another_phase), UNIT(test_segments),
        UNIT(test_packed_triangle),    UNIT(test_halves_of_a_matrix),      UNIT(test_least_value),
    };
    return UNIT_RUN(tests);
}
