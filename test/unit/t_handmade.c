/* Barriers and read-write locks made by hand: each with a twin that keeps nobody apart. */
#include "count_races.h"

static const char models[] = "functions:\n"
                             "  create: {spawn: {fn: arg1, args: [arg2], handle: \"*arg0\"}}\n"
                             "  lock: {lock: arg0}\n"
                             "  unlock: {unlock: arg0}\n";

/* Four threads, each with its number as argument. */
#define FOUR(worker)                                                                 \
    "global @data size 64\nglobal @count size 4\nglobal @generation size 4\n"        \
    "global @m size 40\nglobal @w size 40\nglobal @value size 4\n"                   \
    "declare @create\ndeclare @lock\ndeclare @unlock\n"                              \
    "func @main() {\n"                                                               \
    "b0:\n  %0 = alloca 32\n  jump b1\n"                                             \
    "b1:\n  %1 = phi [0, b0], [%2, b2]\n  %3 = cmp slt %1, 4\n  branch %3, b2, b3\n" \
    "b2:\n  %4 = addr %0 + 8*%1[4]\n  call @create(%4, " worker ", %1)\n"            \
    "  %2 = add %1, 1\n  jump b1\n"                                                  \
    "b3:\n  ret 0\n}\n"

#define SILENT(text) assert_int_equal(races_with(models, text, MODE_BALANCED), 0)
#define RACY(text)   assert_int_not_equal(races_with(models, text, MODE_BALANCED), 0)

/* Own element, barrier, neighbour's element. */
#define AROUND(barrier)                                                        \
    FOUR("@worker")                                                            \
    "func @worker(%0) {\nb0:\n  %1 = addr @data + 4*%0[16]\n  store 4 %1, 1\n" \
    "  call @meet(%0)\n  %2 = add %0, 1\n  %3 = addr @data + 4*%2[16]\n"       \
    "  %4 = load 4 %3\n  ret 0\n}\n" barrier

#define ATOMIC_BARRIER(last, store, order)                                     \
    AROUND("func @meet(%0) {\nb0:\n  %1 = load 4 @generation seq_cst\n"        \
           "  %2 = rmw add 4 @count, 1 " order "\n  %3 = cmp eq " last ", 3\n" \
           "  branch %3, b1, b2\n"                                             \
           "b1:\n  store 4 @count, 0 seq_cst\n  " store "\n  jump b4\n"        \
           "b2:\n  %5 = load 4 @generation seq_cst\n  %6 = cmp eq %5, %1\n"    \
           "  branch %6, b2, b4\n"                                             \
           "b4:\n  ret\n}\n")
#define NEXT "%7 = add %1, 1\n  store 4 @generation, %7 seq_cst"

static void test_barrier_of_atomics(void **state)
{
    (void)state;
    SILENT(ATOMIC_BARRIER("%2", NEXT, "acq_rel"));
    RACY(ATOMIC_BARRIER("%0", NEXT, "acq_rel")); /* decided by a number, not by the count */
    RACY(ATOMIC_BARRIER("%2", NEXT, "relaxed"));
    RACY(ATOMIC_BARRIER("%2", "%7 = copy 0", "acq_rel"));
}

/* The last one returns on its own. */
#define RETURNING(early)                                                   \
    AROUND("func @meet(%0) {\nb0:\n  call @lock(@m)\n"                     \
           "  %1 = load 4 @generation\n  %2 = load 4 @count\n"             \
           "  %3 = add %2, 1\n  store 4 @count, %3\n  %4 = cmp eq %3, 4\n" \
           "  branch %4, b1, b2\n"                                         \
           "b1:\n  store 4 @count, 0\n  %7 = add %1, 1\n"                  \
           "  store 4 @generation, %7\n  call @unlock(@m)\n  ret\n"        \
           "b2:\n  " early "\n"                                            \
           "b3:\n  call @unlock(@m)\n  call @lock(@m)\n"                   \
           "  %5 = load 4 @generation\n"                                   \
           "  %6 = cmp eq %5, %1\n  branch %6, b3, b4\n"                   \
           "b4:\n  call @unlock(@m)\n  ret\n}\n")

static void test_last_returns(void **state)
{
    (void)state;
    SILENT(RETURNING("jump b3"));
    RACY(RETURNING("%9 = cmp eq %0, 7\n  branch %9, b4, b3")); /* one does not wait */
}

/* All count up and wait until all have. */
#define COUNTED(condition, before)                                     \
    AROUND("func @meet(%0) {\nb0:\n  " before "\n"                     \
           "b1:\n  %1 = rmw add 4 @count, 1 acq_rel\n  jump b2\n"      \
           "b2:\n  %2 = load 4 @count acquire\n  %3 = cmp slt %2, 4\n" \
           "  branch %3, " condition "\n"                              \
           "b3:\n  ret\n}\n")

static void test_counter_alone(void **state)
{
    (void)state;
    SILENT(COUNTED("b2, b3", "jump b1"));
    RACY(COUNTED("b3, b3", "jump b1"));
    RACY(COUNTED("b2, b3", "%9 = cmp eq %0, 0\n  branch %9, b1, b3")); /* not all come */
}

/* The reader that counts `first` locks for all; the last one unlocks. */
#define READERS(first, last, body, lock)                                            \
    FOUR("@reader")                                                                 \
    "func @reader(%0) {\nb0:\n  " lock "\n  %1 = load 4 @count\n  %2 = add %1, 1\n" \
    "  store 4 @count, %2\n  %3 = cmp eq %2, " first "\n  branch %3, b1, b2\n"      \
    "b1:\n  call @lock(@w)\n  jump b2\n"                                            \
    "b2:\n  call @unlock(@m)\n  " body "\n  call @lock(@m)\n"                       \
    "  %5 = load 4 @count\n  %6 = add %5, -1\n  store 4 @count, %6\n"               \
    "  %7 = cmp eq %6, " last "\n  branch %7, b3, b4\n"                             \
    "b3:\n  call @unlock(@w)\n  jump b4\n"                                          \
    "b4:\n  call @unlock(@m)\n  %10 = alloca 8\n  call @create(%10, @writer, 0)\n"  \
    "  ret 0\n}\n"                                                                  \
    "func @writer(%0) {\nb0:\n  call @lock(@w)\n  store 4 @value, 1\n"              \
    "  call @unlock(@w)\n  ret 0\n}\n"

static void test_first_reader_locks(void **state)
{
    (void)state;
    SILENT(READERS("1", "0", "%4 = load 4 @value", "call @lock(@m)"));
    RACY(READERS("2", "0", "%4 = load 4 @value", "call @lock(@m)"));
    RACY(READERS("1", "1", "%4 = load 4 @value", "call @lock(@m)"));
    RACY(READERS("1", "0", "store 4 @value, 2", "call @lock(@m)"));
    RACY(READERS("1", "0", "%4 = load 4 @value", "call @lock(@data)"));
}

/* A writer waits until nobody reads or writes; a reader waits until nobody writes. */
#define MONITOR(readers_wait, writers_look)                                      \
    FOUR("@both")                                                                \
    "func @both(%0) {\nb0:\n  %1 = cmp eq %0, 0\n  branch %1, b1, b2\n"          \
    "b1:\n  call @write()\n  ret 0\nb2:\n  call @read()\n  ret 0\n}\n"           \
    "func @read() {\nb0:\n  call @lock(@m)\n  jump b1\n"                         \
    "b1:\n  %0 = load 4 @generation\n  %1 = cmp ne " readers_wait ", 0\n"        \
    "  branch %1, b4, b2\n"                                                      \
    "b2:\n  %2 = load 4 @count\n  %3 = add %2, 1\n  store 4 @count, %3\n"        \
    "  call @unlock(@m)\n  %4 = load 4 @value\n  call @lock(@m)\n"               \
    "  %5 = load 4 @count\n  %6 = add %5, -1\n  store 4 @count, %6\n  jump b4\n" \
    "b4:\n  call @unlock(@m)\n  ret\n}\n"                                        \
    "func @write() {\nb0:\n  call @lock(@m)\n  %0 = load 4 @generation\n"        \
    "  %1 = cmp ne %0, 0\n  branch %1, b4, b1\n"                                 \
    "b1:\n  %2 = load 4 @count\n  %3 = cmp sgt " writers_look ", 0\n"            \
    "  branch %3, b4, b2\n"                                                      \
    "b2:\n  store 4 @generation, 1\n  call @unlock(@m)\n  store 4 @value, 1\n"   \
    "  call @lock(@m)\n  store 4 @generation, 0\n  jump b4\n"                    \
    "b4:\n  call @unlock(@m)\n  ret\n}\n"

static void test_counted_readers(void **state)
{
    (void)state;
    SILENT(MONITOR("%0", "%2"));
    RACY(MONITOR("0", "%2"));
    RACY(MONITOR("%0", "0"));
}

/* The locks of two elements, put in order; then one of the elements is written. */
#define ORDERED(second, written)                                                              \
    FOUR("@worker")                                                                           \
    "global @locks size 400\nglobal @one size 4\nglobal @two size 4\n"                        \
    "func @worker(%0) {\nb0:\n  %1 = load 4 @one\n  %2 = load 4 @two\n  %9 = load 4 @value\n" \
    "  %3 = cmp slt %1, %2\n  %4 = select %3, %1, %2\n  %5 = " second "\n"                    \
    "  %6 = addr @locks + 40*%4[10]\n  call @lock(%6)\n"                                      \
    "  %7 = addr @locks + 40*%5[10]\n  call @lock(%7)\n"                                      \
    "  %8 = addr @data + 4*" written "[16]\n  store 4 %8, 1\n"                                \
    "  call @unlock(%7)\n  call @unlock(%6)\n  ret 0\n}\n"

static void test_locks_in_order(void **state)
{
    (void)state;
    SILENT(ORDERED("select %3, %2, %1", "%1"));
    SILENT(ORDERED("select %3, %2, %1", "%2"));
    RACY(ORDERED("select %3, %2, %0", "%1"));
    RACY(ORDERED("select %3, %2, %1", "%9"));
}

/* Four threads count when they are done, and main waits for `enough` of them. */
#define LATCH(enough, order, body)                                                   \
    "global @data size 64\nglobal @count size 4\ndeclare @create\n"                  \
    "func @main() {\n"                                                               \
    "b0:\n  %0 = alloca 32\n  jump b1\n"                                             \
    "b1:\n  %1 = phi [0, b0], [%2, b2]\n  %3 = cmp slt %1, 4\n  branch %3, b2, b3\n" \
    "b2:\n  %4 = addr %0 + 8*%1[4]\n  call @create(%4, @worker, %1)\n"               \
    "  %2 = add %1, 1\n  jump b1\n"                                                  \
    "b3:\n  %5 = load 4 @count " order "\n  %6 = cmp slt %5, " enough "\n"           \
    "  branch %6, b3, b4\n"                                                          \
    "b4:\n  %7 = load 4 @data\n  ret 0\n}\n"                                         \
    "func @worker(%0) {\nb0:\n  %1 = addr @data + 4*%0[16]\n" body "  ret 0\n}\n"
#define DONE "  %2 = rmw add 4 @count, 1 acq_rel\n"

static void test_counter_waited_for(void **state)
{
    (void)state;
    SILENT(LATCH("4", "acquire", "  store 4 %1, 1\n" DONE));
    RACY(LATCH("3", "acquire", "  store 4 %1, 1\n" DONE));
    RACY(LATCH("4", "relaxed", "  store 4 %1, 1\n" DONE));
    RACY(LATCH("4", "acquire", DONE "  store 4 %1, 1\n"));
    RACY(LATCH("4", "acquire", "  store 4 %1, 1\n" DONE "  %3 = rmw add 4 @count, -1 acq_rel\n"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        UNIT(test_barrier_of_atomics), UNIT(test_counter_alone),   UNIT(test_last_returns),
        UNIT(test_first_reader_locks), UNIT(test_counted_readers), UNIT(test_locks_in_order),
        UNIT(test_counter_waited_for),
    };
    return UNIT_RUN(tests);
}
