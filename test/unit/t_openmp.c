/* Teams and tasks: each rule with a program that is silent and a twin that is not. */
#include "count_races.h"

static const char models[] =
    "functions:\n"
    "  region: {spawn: {fn: arg0, args: [fresh, arg1...], many: true, joined: true,"
    " caller_too: true}}\n"
    "  single: {lock: {obj: arg0, success: nonzero, one_runs: true}}\n"
    "  end_single: {unlock: arg0}\n"
    "  number: {thread_number: }\n"
    "  count: {thread_count: }\n"
    "  size: {team_size: arg0}\n"
    "  team: {barrier_wait: static team}\n"
    "  task: {spawn: {fn: arg0, args: [arg1], handle: \"*static tasks\"}}\n"
    "  pair: {spawn: {fn: arg0, args: [arg1, arg2], handle: \"*static tasks\"}}\n"
    "  tasks: {join: {handle: \"*static tasks\", all: true, children: true}}\n"
    "  malloc: {alloc: {size: arg0}}\n";

#define DECLARE                                                                                \
    "global @data size 4096\nglobal @here size 8\nglobal @root size 8\n"                       \
    "declare @region\ndeclare @single\ndeclare @end_single\ndeclare @number\ndeclare @count\n" \
    "declare @size\ndeclare @team\ndeclare @task\ndeclare @pair\ndeclare @tasks\n"             \
    "declare @malloc\n"

/* One thread of a team runs `body`, which is in b1 and goes on to b2. */
#define ONE(body)                                                               \
    DECLARE "func @main() {\nb0:\n  call @region(@worker, @data)\n  ret 0\n}\n" \
            "func @worker(%0, %1) {\nb0:\n  %2 = call @single(@here)\n"         \
            "  %3 = cmp ne %2, 0\n  branch %3, b1, b2\nb1:\n" body "b2:\n  ret\n}\n"
#define DONE         "  call @end_single(@here)\n  jump b2\n"

#define SILENT(text) assert_int_equal(races_with(models, text, MODE_BALANCED), 0)
#define RACY(text)   assert_int_not_equal(races_with(models, text, MODE_BALANCED), 0)
#define SOUND(text)  assert_int_not_equal(races_with(models, text, MODE_SOUND), 0)

/* A task that one thread makes once makes a task: there is one of it, or several in a loop. */
#define NESTED(inner)                                                  \
    ONE("  call @task(@outer, %1)\n" DONE)                             \
    "func @outer(%0) {\nb0:\n  jump b1\nb1:\n" inner "b2:\n  ret\n}\n" \
    "func @inner(%0) {\nb0:\n  store 4 %0, 1\n  ret\n}\n"

static void test_task_of_one_task(void **state)
{
    (void)state;
    SILENT(NESTED("  call @task(@inner, %0)\n  jump b2\n"));
    RACY(NESTED("  call @task(@inner, %0)\n  call @task(@inner, %0)\n  jump b2\n"));
}

/* A list of three records; a task for each, or for the record behind it. */
#define LIST(given, follow)                                                                     \
    DECLARE "func @main() {\n"                                                                  \
            "b0:\n  %0 = call @malloc(16)\n  store 8 @root, %0\n  jump b1\n"                    \
            "b1:\n  %1 = phi [0, b0], [%2, b1]\n  %3 = call @malloc(16)\n  %4 = load 8 @root\n" \
            "  %5 = addr %3 + 8\n  store 8 %5, %4\n  store 8 @root, %3\n  %2 = add %1, 1\n"     \
            "  %6 = cmp slt %2, 3\n  branch %6, b1, b2\n"                                       \
            "b2:\n  call @region(@worker, @root)\n  ret 0\n}\n"                                 \
            "func @worker(%0, %1) {\nb0:\n  %2 = call @single(@here)\n"                         \
            "  %3 = cmp ne %2, 0\n  branch %3, b1, b4\n"                                        \
            "b1:\n  %4 = load 8 %1\n  jump b2\n"                                                \
            "b2:\n  %5 = phi [%4, b1], [%6, b3]\n  %7 = cmp ne %5, 0\n  branch %7, b3, b4\n"    \
            "b3:\n  call @task(@visit, " given ")\n  %8 = addr %5 + 8\n" follow "  jump b2\n"   \
            "b4:\n  ret\n}\n"                                                                   \
            "func @visit(%0) {\nb0:\n  store 4 %0, 1\n  ret\n}\n"

static void test_list(void **state)
{
    (void)state;
    SILENT(LIST("%5", "  %6 = load 8 %8\n"));
    SOUND(LIST("%5", "  %6 = load 8 %8\n"));
    RACY(LIST("%4", "  %6 = load 8 %8\n"));
    RACY(LIST("%5", "  %6 = load 8 @root\n"));
}

/* f(lo, hi): writes an element, then makes two tasks for parts, perhaps writes another. */
#define BOUNDS(at, first_hi, second_lo, then)                                                    \
    ONE("  call @split(0, 512)\n" DONE)                                                          \
    "func @split(%0, %1) {\nb0:\n  %2 = cmp sge %0, %1\n  branch %2, b2, b1\n"                   \
    "b1:\n  %3 = add %0, %1\n  %4 = sdiv %3, 2\n  %5 = add %4, 1\n  %6 = addr @data + 4*" at     \
    "\n  store 4 %6, 1\n  call @pair(@split, %0, " first_hi ")\n  call @pair(@split, " second_lo \
    ", %1)\n" then "  jump b2\nb2:\n  ret\n}\n"

static void test_parts_of_bounds(void **state)
{
    (void)state;
    SILENT(BOUNDS("%0", "%4", "%5", ""));
    SILENT(BOUNDS("%1", "%4", "%5", ""));
    SILENT(BOUNDS("%0", "%4", "%4", ""));
    SOUND(BOUNDS("%0", "%4", "%5", ""));
    RACY(BOUNDS("%0", "%5", "%4", "")); /* the parts overlap */
    RACY(BOUNDS("%1", "%4", "%4", "")); /* the upper bound is an element */
    RACY(BOUNDS("5", "%4", "%5", ""));  /* has nothing to do with the bounds */
    SILENT(BOUNDS("%0", "%4", "%5", "  call @tasks()\n  store 4 %6, 2\n"));
    RACY(BOUNDS("%0", "%4", "%5", "  store 4 %6, 2\n")); /* the children have it */
}

/* A task for each of two links; the own record is written beside them. */
#define TREE(second)                                                                               \
    DECLARE "func @main() {\nb0:\n  %0 = call @grow(4)\n  call @region(@worker, %0)\n  ret 0\n}\n" \
            "func @grow(%0) {\nb0:\n  %1 = cmp eq %0, 0\n  branch %1, b2, b1\n"                    \
            "b1:\n  %2 = call @malloc(24)\n  %3 = sub %0, 1\n  %4 = call @grow(%3)\n"              \
            "  %5 = addr %2 + 8\n  store 8 %5, %4\n  %6 = call @grow(%3)\n"                        \
            "  %7 = addr %2 + 16\n  store 8 %7, %6\n  jump b2\n"                                   \
            "b2:\n  %8 = phi [0, b0], [%2, b1]\n  ret %8\n}\n"                                     \
            "func @worker(%0, %1) {\nb0:\n  %2 = call @single(@here)\n"                            \
            "  %3 = cmp ne %2, 0\n  branch %3, b1, b2\n"                                           \
            "b1:\n  call @visit(%1)\n" DONE "b2:\n  ret\n}\n"                                      \
            "func @visit(%0) {\nb0:\n  %1 = cmp eq %0, 0\n  branch %1, b2, b1\n"                   \
            "b1:\n  %2 = addr %0 + 8\n  %3 = load 8 %2\n  call @task(@visit, %3)\n"                \
            "  %4 = addr %0 + " second "\n  %5 = load 8 %4\n  call @task(@visit, %5)\n"            \
            "  store 4 %0, 1\n  jump b2\nb2:\n  ret\n}\n"

static void test_parts_of_trees(void **state)
{
    (void)state;
    SILENT(TREE("16"));
    SOUND(TREE("16"));
    RACY(TREE("8"));
}

/* Two arrays; a team copies from one to the other, again and again. */
#define SWAP(from, to)                                                                            \
    DECLARE "global @back size 4096\n"                                                            \
            "func @main() {\nb0:\n  jump b1\n"                                                    \
            "b1:\n  %0 = phi [@data, b0], [" from ", b1]\n  %1 = phi [@back, b0], [" to ", b1]\n" \
            "  %2 = phi [0, b0], [%3, b1]\n  call @region(@worker, %0, %1)\n  %3 = add %2, 1\n"   \
            "  %4 = cmp slt %3, 9\n  branch %4, b1, b2\nb2:\n  ret 0\n}\n"                        \
            "func @worker(%0, %1, %2) {\nb0:\n  %3 = call @number()\n  %4 = addr %1 + 4*%3\n"     \
            "  %5 = load 4 %4\n  %6 = addr %2 + 4 + 4*%3\n  store 4 %6, %5\n  ret\n}\n"

static void test_swapped_pointers(void **state)
{
    (void)state;
    SILENT(SWAP("%1", "%0"));
    SILENT(SWAP("%0", "%1"));
    RACY(SWAP("%1", "%1"));
    RACY(SWAP("%0", "%0"));
}

/* Three arrays in a ring: two are read, one is written. */
#define RING(first, second, third)                                                               \
    DECLARE "global @back size 4096\nglobal @third size 4096\nfunc @main() {\nb0:\n  jump b1\n"  \
            "b1:\n  %0 = phi [@data, b0], [" first ", b1]\n  %1 = phi [@back, b0], [" second     \
            ", b1]\n  %2 = phi [@third, b0], [" third ", b1]\n  %3 = phi [0, b0], [%4, b1]\n"    \
            "  call @region(@worker, %0, %1, %2)\n  %4 = add %3, 1\n  %5 = cmp slt %4, 9\n"      \
            "  branch %5, b1, b2\nb2:\n  ret 0\n}\n"                                             \
            "func @worker(%0, %1, %2, %3) {\nb0:\n  %4 = call @number()\n"                       \
            "  %5 = addr %1 + 4*%4\n  %6 = load 4 %5\n  %7 = addr %2 + 4*%4\n  %8 = load 4 %7\n" \
            "  %9 = addr %3 + 4 + 4*%4\n  store 4 %9, %8\n  ret\n}\n"

static void test_pointers_in_a_ring(void **state)
{
    (void)state;
    SILENT(RING("%1", "%2", "%0"));
    SILENT(RING("%2", "%0", "%1"));
    SILENT(RING("%0", "%2", "%1"));
    RACY(RING("%1", "%2", "%1"));
    RACY(RING("%1", "%2", "%2"));
}

/* Each thread has two pointers of its own, which it turns in every round. */
#define OWN_TURNS(from, to, wait)                                                            \
    DECLARE "global @back size 4096\n"                                                       \
            "func @main() {\nb0:\n  call @region(@worker)\n  ret 0\n}\n"                     \
            "func @worker(%0) {\nb0:\n  %1 = call @number()\n  jump b1\n"                    \
            "b1:\n  %2 = phi [@data, b0], [" from ", b1]\n  %3 = phi [@back, b0], [" to      \
            ", b1]\n  %4 = phi [0, b0], [%5, b1]\n  %6 = addr %2 + 4*%1\n  %7 = load 4 %6\n" \
            "  %8 = addr %3 + 4 + 4*%1\n  store 4 %8, %7\n" wait                             \
            "  %5 = add %4, 1\n  %9 = cmp slt %5, 9\n  branch %9, b1, b2\nb2:\n  ret\n}\n"

static void test_pointers_of_each_thread(void **state)
{
    (void)state;
    SILENT(OWN_TURNS("%3", "%2", "  call @team()\n"));
    RACY(OWN_TURNS("%3", "%2", ""));
    RACY(OWN_TURNS("%3", "%3", "  call @team()\n"));
    RACY(OWN_TURNS("%2", "%2", "  call @team()\n"));
}

/* Blocks of 16 elements that a function cuts off at the end of the array. */
#define CUT(compare)                                                                             \
    DECLARE "func @main() {\nb0:\n  %0 = call @cut(1, 2)\n  call @region(@worker)\n  ret 0\n}\n" \
            "func @cut(%0, %1) {\nb0:\n  %2 = cmp " compare " %0, %1\n  branch %2, b2, b1\n"     \
            "b1:\n  jump b2\nb2:\n  %3 = phi [%1, b1], [%0, b0]\n  ret %3\n}\n"                  \
            "func @worker(%0) {\nb0:\n  %1 = call @number()\n  %2 = mul %1, 16\n"                \
            "  %3 = add %2, 16\n  %4 = call @cut(%3, 1000)\n  jump b1\n"                         \
            "b1:\n  %5 = phi [%2, b0], [%6, b2]\n  %7 = cmp slt %5, %4\n  branch %7, b2, b3\n"   \
            "b2:\n  %8 = addr @data + 4*%5\n  store 4 %8, 1\n  %6 = add %5, 1\n  jump b1\n"      \
            "b3:\n  ret\n}\n"

static void test_smaller_of_two(void **state)
{
    (void)state;
    SILENT(CUT("slt"));
    SILENT(CUT("sle"));
    RACY(CUT("sgt"));
    RACY(CUT("eq"));
}

/* Rows with a counter each, which gives the place in the row. */
#define COUNTED(counter, place)                                                          \
    DECLARE "global @keys size 4096\nglobal @counts size 4096\n"                         \
            "func @main(%0) {\nb0:\n  %1 = addr @keys + 4*%0\n  store 4 %1, %0\n"        \
            "  call @region(@worker)\n  ret 0\n}\n"                                      \
            "func @worker(%0) {\nb0:\n  %1 = call @number()\n  %2 = addr @keys + 4*%1\n" \
            "  %3 = load 4 %2\n  %4 = addr @counts + 4*" counter "\n"                    \
            "  %5 = rmw add 4 %4, 1 seq_cst\n  %6 = addr @data + " place                 \
            "\n  store 4 %6, 1\n  ret\n}\n"

static void test_counter_of_row(void **state)
{
    (void)state;
    SILENT(COUNTED("%3", "128*%3[32] + 4*%5[32]"));
    SILENT(COUNTED("0", "4*%5"));
    RACY(COUNTED("%3", "4*%5"));                   /* all in one row */
    RACY(COUNTED("%3", "4*%3[32] + 4*%5[32]"));    /* rows of one element */
    SOUND(COUNTED("%3", "128*%3[32] + 4*%5[32]")); /* A-ROW */
}

/* A table that the creator fills; each thread begins at an entry and goes up, or down. */
#define TOTALS(total)                                                                           \
    DECLARE "global @counts size 256\nglobal @start size 256\nglobal @stop size 4\n"            \
            "global @keys size 256\nfunc @main(%0) {\nb0:\n  %1 = addr @counts + 4*%0\n"        \
            "  store 4 %1, %0\n  store 4 @stop, %0\n  %11 = addr @keys + 4*%0\n"                \
            "  store 4 %11, %0\n  jump b1\n"                                                    \
            "b1:\n  %2 = phi [0, b0], [%3, b1]\n  %4 = addr @counts + 4*%2\n  %5 = load 4 %4\n" \
            "  %6 = addr @start + 4*%2\n  %7 = load 4 %6\n  %8 = addr @start + 4 + 4*%2\n"      \
            "  %9 = add %7, %5\n  store 4 %8, " total "\n  %3 = add %2, 1\n"                    \
            "  %10 = cmp slt %3, 16\n  branch %10, b1, b2\nb2:\n  call @region(@worker)\n"      \
            "  ret 0\n}\n"
#define OFFSETS(total, entry, step, end)                                              \
    TOTALS(total)                                                                     \
    "func @worker(%0) {\nb0:\n  %1 = call @number()\n"                                \
    "  %2 = addr @start + 4*" entry "\n  %3 = load 4 %2\n  jump b1\n"                 \
    "b1:\n  %4 = phi [%3, b0], [%5, b1]\n  %6 = addr @data + 4*%4\n  store 4 %6, 1\n" \
    "  %5 = add %4, " step "\n  %7 = load 4 " end "\n  %8 = cmp slt %5, %7\n"         \
    "  branch %8, b1, b2\nb2:\n  ret\n}\n"
/* All threads count the entries up. */
#define COUNTED_UP(total)                                                           \
    TOTALS(total)                                                                   \
    "func @worker(%0) {\nb0:\n  %1 = call @number()\n  %2 = addr @keys + 4*%1\n"    \
    "  %3 = load 4 %2\n  %4 = addr @start + 4*%3\n  %5 = rmw add 4 %4, 1 seq_cst\n" \
    "  %6 = addr @data + 4*%5\n  store 4 %6, 1\n  ret\n}\n"

static void test_running_totals(void **state)
{
    (void)state;
    SILENT(OFFSETS("%9", "%1", "1", "%6"));
    SOUND(OFFSETS("%9", "%1", "1", "%6"));
    RACY(OFFSETS("%5", "%1", "1", "%6"));    /* nothing is added up */
    RACY(OFFSETS("%9", "3", "1", "%6"));     /* all begin at one entry */
    RACY(OFFSETS("%9", "%1", "-1", "%6"));   /* into the part before */
    RACY(OFFSETS("%9", "%1", "1", "@stop")); /* to the end of all parts */
    SILENT(COUNTED_UP("%9"));
    RACY(COUNTED_UP("%5"));
}

/* Each thread moves a counter on and fills as many places. */
#define RESERVED(amount, end)                                                         \
    DECLARE "global @used size 4\n"                                                   \
            "func @main() {\nb0:\n  call @region(@worker)\n  ret 0\n}\n"              \
            "func @worker(%0) {\nb0:\n  %1 = call @number()\n  %2 = " amount          \
            "\n  %3 = rmw add 4 @used, %2 seq_cst\n  jump b1\n"                       \
            "b1:\n  %4 = phi [0, b0], [%5, b2]\n  %6 = cmp " end " %4, %2\n"          \
            "  branch %6, b2, b3\nb2:\n  %7 = add %3, %4\n  %8 = addr @data + 4*%7\n" \
            "  store 4 %8, 1\n  %5 = add %4, 1\n  jump b1\nb3:\n  ret\n}\n"

static void test_reserved_parts(void **state)
{
    (void)state;
    SILENT(RESERVED("add %1, 5", "slt"));
    RACY(RESERVED("add %1, 5", "sle")); /* one more than was taken */
    RACY(RESERVED("sub 3, %1", "slt")); /* the counter may go back */
}

/* Cells of one colour in a flat grid; the cell below is read. */
#define COLOURS(first, last)                                                        \
    DECLARE "func @main() {\nb0:\n  call @region(@worker)\n  ret 0\n}\n"            \
            "func @worker(%0) {\nb0:\n  %1 = call @number()\n  %2 = sdiv %1, 2\n"   \
            "  %3 = mul %2, 2\n  %4 = sub %1, %3\n  jump b1\n"                      \
            "b1:\n  %5 = phi [" first ", b0], [%6, b2]\n  %7 = cmp slt %5, " last   \
            "\n  branch %7, b2, b3\nb2:\n  %8 = mul %1, 16\n  %9 = add %8, %5\n"    \
            "  %10 = addr @data + 4*%9\n  %11 = add %1, 1\n  %12 = mul %11, 16\n"   \
            "  %13 = add %12, %5\n  %14 = addr @data + 4*%13\n  %15 = load 4 %14\n" \
            "  store 4 %10, %15\n  %6 = add %5, 2\n  jump b1\nb3:\n  ret\n}\n"

static void test_colours_of_flat_grid(void **state)
{
    (void)state;
    SILENT(COLOURS("%4", "16"));
    RACY(COLOURS("0", "16"));  /* all rows have one colour */
    RACY(COLOURS("%4", "17")); /* into the next row */
}

/* Two kinds of tasks, made by one thread of a team or by all. */
#define KINDS(between) "  call @task(@first, %1)\n" between "  call @task(@second, %1)\n"
#define VISITS                                            \
    "func @first(%0) {\nb0:\n  store 4 %0, 1\n  ret\n}\n" \
    "func @second(%0) {\nb0:\n  %1 = load 4 %0\n  ret\n}\n"

static void test_wait_between_tasks(void **state)
{
    (void)state;
    SILENT(ONE(KINDS("  call @tasks()\n") DONE) VISITS);
    RACY(ONE(KINDS("") DONE) VISITS);
    RACY(DECLARE "func @main() {\nb0:\n  call @region(@worker, @data)\n  ret 0\n}\n"
                 "func @worker(%0, %1) {\nb0:\n" KINDS("  call @tasks()\n") "  ret\n}\n" VISITS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        UNIT(test_task_of_one_task),     UNIT(test_list),
        UNIT(test_parts_of_bounds),      UNIT(test_parts_of_trees),
        UNIT(test_swapped_pointers),     UNIT(test_wait_between_tasks),
        UNIT(test_pointers_in_a_ring),   UNIT(test_pointers_of_each_thread),
        UNIT(test_smaller_of_two),       UNIT(test_counter_of_row),
        UNIT(test_running_totals),       UNIT(test_reserved_parts),
        UNIT(test_colours_of_flat_grid),
    };
    return UNIT_RUN(tests);
}
