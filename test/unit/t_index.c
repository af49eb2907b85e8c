/* Which element, which phase: each rule with a program that is silent and a twin that is not. */
#include "conc/element/poly.h"
#include "count_races.h"
#include <stdio.h>

static const char models[] =
    "functions:\n"
    "  create: {spawn: {fn: arg1, args: [arg2], handle: \"*arg0\"}}\n"
    "  join: {join: arg0}\n"
    "  region: {spawn: {fn: arg0, args: [fresh, arg1...], many: true, joined: true,"
    " caller_too: true}}\n"
    "  number: {thread_number: }\n"
    "  count: {thread_count: }\n"
    "  size: {team_size: arg0}\n"
    "  share: {share_loop: {lower: arg0, upper: arg1, last: arg2, schedule: arg3, chunk: arg4}}\n"
    "  team: {barrier_wait: static team}\n"
    "  task: {spawn: {fn: arg0, args: [arg1], handle: \"*static tasks\", depends: arg2}}\n"
    "  tasks: {join: {handle: \"*static tasks\", all: true, children: true}}\n"
    "  bounds: {loop_bounds: {lower: arg0, upper: arg1}}\n"
    "  piece: {share_loop: {lower: arg0, upper: arg1, last: arg2}}\n"
    "  wait: {barrier_wait: arg0}\n";

#define DECLARE                                                                          \
    "global @data size 4096\n"                                                           \
    "global @bar size 32\n"                                                              \
    "global @next size 8\n"                                                              \
    "declare @create\ndeclare @join\ndeclare @region\ndeclare @number\ndeclare @count\n" \
    "declare @size\ndeclare @share\ndeclare @team\ndeclare @wait\n"

/* Four threads, each with its number as argument. */
#define FOUR                                                                                 \
    DECLARE "func @main() {\n"                                                               \
            "b0:\n  %0 = alloca 32\n  jump b1\n"                                             \
            "b1:\n  %1 = phi [0, b0], [%2, b2]\n  %3 = cmp slt %1, 4\n  branch %3, b2, b3\n" \
            "b2:\n  %4 = addr %0 + 8*%1[4]\n  call @create(%4, @worker, %1)\n"               \
            "  %2 = add %1, 1\n  jump b1\n"                                                  \
            "b3:\n  ret 0\n}\n"                                                              \
            "func @worker(%0) {\n"

/* A parallel region. */
#define TEAM                                                                    \
    DECLARE "func @main() {\nb0:\n  call @region(@worker, @data)\n  ret 0\n}\n" \
            "func @worker(%0, %1) {\n"

#define SILENT(text) assert_int_equal(races_with(models, text, MODE_BALANCED), 0)
#define RACY(text)   assert_int_not_equal(races_with(models, text, MODE_BALANCED), 0)

/* Column by thread: one of the indices is the thread's own. */
#define COLUMN(row, column)                                                                \
    TEAM "b0:\n  %2 = call @number()\n  jump b1\n"                                         \
         "b1:\n  %3 = phi [0, b0], [%4, b2]\n  %5 = cmp slt %3, 16\n  branch %5, b2, b3\n" \
         "b2:\n  %6 = addr %1 + 64*" row "[16] + 4*" column "[16]\n  store 4 %6, 1\n"      \
         "  %4 = add %3, 1\n  jump b1\nb3:\n  ret\n}\n"

static void test_columns(void **state)
{
    (void)state;
    SILENT(COLUMN("%3", "%2"));
    SILENT(COLUMN("%2", "%3"));
    RACY(COLUMN("%3", "%3"));
}

/* Two tasks; each list names one address with a kind. */
#define TASKS(first, kind, second, other, between)                                            \
    "global @data size 64\nglobal @bar size 8\ndeclare @task\ndeclare @tasks\n"               \
    "func @main() {\nb0:\n  %0 = alloca 24\n  %1 = alloca 24\n"                               \
    "  store 8 %0, " first "\n  %2 = addr %0 + 8\n  store 8 %2, 4\n"                          \
    "  %3 = addr %0 + 16\n  store 1 %3, " kind "\n  call @task(@worker, @data, %0)\n" between \
    "  store 8 %1, " second "\n  %4 = addr %1 + 8\n  store 8 %4, 4\n"                         \
    "  %5 = addr %1 + 16\n  store 1 %5, " other "\n  call @task(@reader, @data, %1)\n"        \
    "  ret 0\n}\n"                                                                            \
    "func @worker(%0) {\nb0:\n  store 4 %0, 1\n  ret\n}\n"                                    \
    "func @reader(%0) {\nb0:\n  %1 = load 4 %0\n  ret\n}\n"

static void test_dependences(void **state)
{
    (void)state;
    SILENT(TASKS("@data", "3", "@data", "1", ""));
    RACY(TASKS("@data", "3", "@bar", "1", ""));
    RACY(TASKS("@data", "1", "@data", "1", ""));
    RACY(TASKS("@data", "8", "@data", "8", ""));
    SILENT(TASKS("@data", "3", "@bar", "1", "  call @tasks()\n"));
}

/* A loop shared out piece by piece: what is read lies behind all that is written. */
#define PIECES(upper)                                                                \
    DECLARE "declare @bounds\ndeclare @piece\n"                                      \
            "func @main() {\nb0:\n  call @region(@worker, @data)\n  ret 0\n}\n"      \
            "func @worker(%0, %1) {\nb0:\n  %2 = alloca 4\n  %3 = alloca 4\n"        \
            "  %4 = alloca 4\n  call @bounds(0, " upper ")\n  jump b1\n"             \
            "b1:\n  call @piece(%2, %3, %4, 0, 0)\n  %5 = load 4 %2\n"               \
            "  %6 = addr %1 + 4*%5\n  %7 = addr %1 + 400 + 4*%5\n  %8 = load 4 %7\n" \
            "  store 4 %6, %8\n  %9 = cmp eq %8, 0\n  branch %9, b1, b2\n"           \
            "b2:\n  ret\n}\n"

static void test_pieces(void **state)
{
    (void)state;
    SILENT(PIECES("99"));
    RACY(PIECES("100"));
}

static void test_slots(void **state)
{
    (void)state;
    SILENT(FOUR "b0:\n  %1 = addr @data + 4*%0\n  store 4 %1, 1\n  ret 0\n}\n");
    RACY(FOUR "b0:\n  %1 = addr @data + 2*%0\n  store 4 %1, 1\n  ret 0\n}\n");
    RACY(FOUR "b0:\n  %1 = sub %0, %0\n  %2 = addr @data + 4*%1\n  store 4 %2, 1\n  ret 0\n}\n");
    SILENT(FOUR "b0:\n  %1 = addr @data + 4*%0\n  %2 = load 4 %1\n  store 4 %1, 1\n  ret 0\n}\n");
    RACY(FOUR "b0:\n  %1 = addr @data + 4*%0\n  %2 = addr @data + 4 + 4*%0\n"
              "  %3 = load 4 %2\n  store 4 %1, 1\n  ret 0\n}\n");
}

/* The element is what the remainder of the number selects: two threads may have the same. */
static void test_remainder(void **state)
{
    (void)state;
    RACY(FOUR "b0:\n  %1 = srem %0, 2\n  %2 = addr @data + 4*%1\n  store 4 %2, 1\n  ret 0\n}\n");
    SILENT(FOUR "b0:\n  %1 = sdiv %0, 2\n  %2 = srem %0, 2\n"
                "  %3 = addr @data + 8*%1 + 4*%2\n  store 4 %3, 1\n  ret 0\n}\n");
}

#define LOOP(start, bound, step)                                                \
    "b0:\n  %1 = mul %0, 8\n  %2 = add %1, " bound "\n  jump b1\n"              \
    "b1:\n  %3 = phi [" start ", b0], [%4, b2]\n  %5 = cmp slt %3, %2\n"        \
    "  branch %5, b2, b3\n"                                                     \
    "b2:\n  %6 = addr @data + 4*%3\n  store 4 %6, 1\n  %4 = add %3, " step "\n" \
    "  jump b1\n"                                                               \
    "b3:\n  ret 0\n}\n"

static void test_blocks(void **state)
{
    (void)state;
    SILENT(FOUR LOOP("%1", "8", "1"));
    RACY(FOUR LOOP("%1", "9", "1"));
    RACY(FOUR LOOP("0", "8", "1"));
}

static void test_strides(void **state)
{
    (void)state;
    SILENT(FOUR LOOP("%0", "800", "4"));
    SILENT(FOUR LOOP("%0", "800", "8"));
    RACY(FOUR LOOP("%0", "800", "3"));
}

static void test_one_thread_is_meant(void **state)
{
    (void)state;
    SILENT(FOUR "b0:\n  %1 = cmp eq %0, 2\n  branch %1, b1, b2\n"
                "b1:\n  store 4 @data, 1\n  jump b2\nb2:\n  ret 0\n}\n");
    RACY(FOUR "b0:\n  %1 = cmp ne %0, 2\n  branch %1, b1, b2\n"
              "b1:\n  store 4 @data, 1\n  jump b2\nb2:\n  ret 0\n}\n");
}

static void test_tickets(void **state)
{
    (void)state;
    SILENT(FOUR "b0:\n  %1 = rmw add 8 @next, 1 seq_cst\n  %2 = addr @data + 4*%1\n"
                "  store 4 %2, 1\n  ret 0\n}\n");
    RACY(FOUR "b0:\n  %1 = load 8 @next seq_cst\n  %2 = addr @data + 4*%1\n"
              "  store 4 %2, 1\n  ret 0\n}\n");
}

static void test_numbers(void **state)
{
    (void)state;
    SILENT(TEAM "b0:\n  %2 = call @number()\n  %3 = addr %1 + 4*%2\n  store 4 %3, 1\n  ret\n}\n");
    RACY(TEAM "b0:\n  %2 = call @count()\n  %3 = addr %1 + 4*%2\n  store 4 %3, 1\n  ret\n}\n");
}

/* A loop whose iterations are shared out; `extra` moves what is read. */
#define SHARED(schedule, extra)                                                     \
    "b0:\n  %2 = alloca 8\n  %3 = alloca 8\n  %4 = alloca 4\n"                      \
    "  store 8 %2, 0\n  store 8 %3, 99\n"                                           \
    "  call @share(%2, %3, %4, " schedule ", 1)\n  %5 = load 8 %2\n  jump b1\n"     \
    "b1:\n  %6 = phi [%5, b0], [%7, b2]\n  %8 = load 8 %3\n  %9 = cmp sle %6, %8\n" \
    "  branch %9, b2, b3\n"                                                         \
    "b2:\n  %10 = addr %1 + 4*%6\n  %11 = addr %1 + " extra " + 4*%6\n"             \
    "  %12 = load 4 %11\n  store 4 %10, %12\n  %7 = add %6, 1\n  jump b1\n"         \
    "b3:\n  ret\n}\n"

static void test_shared_loops(void **state)
{
    (void)state;
    SILENT(TEAM SHARED("34", "0"));
    RACY(TEAM SHARED("34", "4"));
    SILENT(TEAM SHARED("34", "2000")); /* beyond what is written */
}

/* One thread finds the flag of the last iteration set. */
static void test_last_iteration(void **state)
{
    (void)state;
    const char *text =
        TEAM "b0:\n  %2 = alloca 8\n  %3 = alloca 8\n  %4 = alloca 4\n"
             "  call @share(%2, %3, %4, 34, 1)\n  %5 = load 4 %4\n  %6 = cmp ne %5, 0\n"
             "  branch %6, b1, b2\nb1:\n  store 4 %1, 1\n  jump b2\nb2:\n  ret\n}\n";
    SILENT(text);
    RACY(TEAM "b0:\n  %2 = alloca 8\n  %3 = alloca 8\n  %4 = alloca 4\n"
              "  call @share(%2, %3, %4, 34, 1)\n  %5 = load 4 %4\n  %6 = cmp eq %5, 0\n"
              "  branch %6, b1, b2\nb1:\n  store 4 %1, 1\n  jump b2\nb2:\n  ret\n}\n");
}

static void test_team_of_one(void **state)
{
    (void)state;
#define SIZED(n)                                                                         \
    DECLARE "func @main() {\nb0:\n  call @size(" n ")\n  call @region(@worker, @data)\n" \
            "  ret 0\n}\nfunc @worker(%0, %1) {\nb0:\n  store 4 %1, 1\n  ret\n}\n"
    SILENT(SIZED("1"));
    RACY(SIZED("2"));
}

/* Own slot, perhaps a barrier, the neighbour's slot. */
#define PHASES(first, second)                                \
    "b0:\n  %1 = addr @data + 4*%0\n  store 4 %1, 1\n" first \
    "  %2 = addr @data + 4 + 4*%0\n  %3 = load 4 %2\n" second "  ret 0\n}\n"

static void test_phases(void **state)
{
    (void)state;
    SILENT(FOUR PHASES("  call @wait(@bar)\n", ""));
    RACY(FOUR PHASES("", "  call @wait(@bar)\n"));
    RACY(FOUR PHASES("", ""));
}

#define ROUNDS(second)                                                                \
    "b0:\n  %1 = addr @data + 4*%0\n  %2 = addr @data + 4 + 4*%0\n  jump b1\n"        \
    "b1:\n  %3 = phi [0, b0], [%4, b2]\n  %5 = cmp slt %3, 50\n  branch %5, b2, b3\n" \
    "b2:\n  store 4 %1, 1\n  call @wait(@bar)\n  %6 = load 4 %2\n" second             \
    "  %4 = add %3, 1\n  jump b1\nb3:\n  ret 0\n}\n"

/* In a loop the next round's write follows the read: a second barrier is needed. */
static void test_phases_of_loops(void **state)
{
    (void)state;
    SILENT(FOUR ROUNDS("  call @wait(@bar)\n"));
    RACY(FOUR ROUNDS(""));
}

#define CALLS(between)                                                                 \
    "b0:\n  call @put(%0)\n" between "  %1 = add %0, 1\n  call @put(%1)\n  ret 0\n}\n" \
    "func @put(%0) {\nb0:\n  %1 = addr @data + 4*%0\n  store 4 %1, 1\n  ret\n}\n"

/* One function, called in two phases: what it does is of one phase in each call. */
static void test_phases_of_calls(void **state)
{
    (void)state;
    SILENT(FOUR CALLS("  call @wait(@bar)\n"));
    RACY(FOUR CALLS(""));
}

static void test_polynomials(void **state)
{
    (void)state;
    struct poly x = poly_symbol(1), y = poly_symbol(2), one = poly_int(1);
    struct poly a = poly_add(&x, &one, 1), b = poly_add(&y, &one, -1);
    struct poly p = poly_mul(&a, &b); /* xy - x + y - 1 */
    assert_int_equal(p.n, 3);
    assert_int_equal(p.constant, -1);
    struct poly q = poly_replace(&p, 2, &one);
    assert_true(poly_is_int(&q) && q.constant == 0);
    struct poly d = poly_add(&p, &p, -1);
    assert_true(poly_is_int(&d));
    struct poly high = poly_mul(&p, &p);
    assert_true(poly_mul(&high, &high).is_unknown);
    struct poly big = poly_int(INT64_MAX);
    assert_true(poly_add(&big, &one, 1).is_unknown);
}

/* An index that somebody sets atomically: before there are threads, or perhaps later. */
static void test_set_index(void **state)
{
    (void)state;
#define SET "  store 8 @next, 1 relaxed\n"
#define READER(first, other)                                                                 \
    DECLARE "func @main() {\nb0:\n  %0 = alloca 16\n  %1 = addr %0 + 8\n" first              \
            "  call @create(%0, @a, 0)\n  call @create(%1, @b, 0)\n  ret 0\n}\n"             \
            "func @a(%0) {\nb0:\n  %1 = load 8 @next relaxed\n  %2 = addr @data + 4*%1[9]\n" \
            "  store 4 %2, 1\n  ret 0\n}\n"                                                  \
            "func @b(%0) {\nb0:\n  store 4 @data, 2\n" other "  ret 0\n}\n"
    SILENT(READER(SET, ""));
    RACY(READER("", SET));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        UNIT(test_slots),           UNIT(test_columns),
        UNIT(test_dependences),     UNIT(test_pieces),
        UNIT(test_remainder),       UNIT(test_blocks),
        UNIT(test_strides),         UNIT(test_one_thread_is_meant),
        UNIT(test_tickets),         UNIT(test_numbers),
        UNIT(test_shared_loops),    UNIT(test_last_iteration),
        UNIT(test_team_of_one),     UNIT(test_phases),
        UNIT(test_phases_of_loops), UNIT(test_polynomials),
        UNIT(test_set_index),       UNIT(test_phases_of_calls),
    };
    return UNIT_RUN(tests);
}
