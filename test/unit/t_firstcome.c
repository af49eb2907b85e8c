/* Threads that a flag lets only the first one start: with twins. */
#include "count_races.h"

static const char models[] = "functions:\n"
                             "  create: {spawn: {fn: arg1, args: [arg2], handle: \"*arg0\"}}\n"
                             "  lock: {lock: arg0}\n"
                             "  unlock: {unlock: arg0}\n"
                             "  once: {once: {flag: arg0, fn: arg1}}\n";

#define SILENT(text) assert_int_equal(races_with(models, text, MODE_BALANCED), 0)
#define RACY(text)   assert_int_not_equal(races_with(models, text, MODE_BALANCED), 0)
#define SOUND(text)  assert_int_not_equal(races_with(models, text, MODE_SOUND), 0)

#define NOTHING      "call @nothing()"

/* Two users of `ensure`, whose body may start a worker that counts. */
#define USERS(ensure)                                                        \
    "global @id size 8\nglobal @flag size 4\nglobal @m size 40\n"            \
    "global @data size 8\ndeclare @create\ndeclare @lock\ndeclare @unlock\n" \
    "declare @once\n"                                                        \
    "func @main() {\nb0:\n  %0 = alloca 8\n  %1 = alloca 8\n"                \
    "  %2 = call @create(%0, @user, 0)\n  %3 = call @create(%1, @user, 0)\n" \
    "  ret 0\n}\n"                                                           \
    "func @user(%0) {\nb0:\n  call @ensure()\n  ret\n}\n"                    \
    "func @start() {\nb0:\n  %0 = call @create(@id, @worker, 0)\n  ret\n}\n" \
    "func @worker(%0) {\nb0:\n  %1 = load 8 @data\n  %2 = add %1, 1\n"       \
    "  store 8 @data, %2\n  ret\n}\n"                                        \
    "func @nothing() {\nb0:\n  ret\n}\n"                                     \
    "func @ensure() {\n" ensure "}\n"

/* Who finds the flag clear when he sets it goes on; `then` is done by all. */
#define EXCHANGED(then)                                                    \
    USERS("b0:\n  %0 = rmw xchg 4 @flag, 1 acq_rel\n  branch %0, b2, b1\n" \
          "b1:\n  call @start()\n  jump b2\nb2:\n  " then "\n  ret\n")

static void test_exchange(void **state)
{
    (void)state;
    SILENT(EXCHANGED(NOTHING));
    SILENT(EXCHANGED("store 4 @flag, 2 release"));
    RACY(EXCHANGED("store 4 @flag, 0 release"));
    SOUND(EXCHANGED(NOTHING));
}

/* Counting up, the first one goes on; or down, too. */
#define COUNTED(then)                                                     \
    USERS("b0:\n  %0 = rmw add 4 @flag, 1 acq_rel\n  %1 = cmp eq %0, 0\n" \
          "  branch %1, b1, b2\nb1:\n  call @start()\n  jump b2\n"        \
          "b2:\n  " then "\n  ret\n")

static void test_count(void **state)
{
    (void)state;
    SILENT(COUNTED(NOTHING));
    RACY(COUNTED("%9 = rmw sub 4 @flag, 1 acq_rel"));
}

/* The flag is tested under the lock: `between` comes behind the test, `set` around the start. */
#define LOCKED(between, first, then)                                    \
    USERS("b0:\n  call @lock(@m)\n  %0 = load 4 @flag\n  " between "\n" \
          "  %1 = cmp eq %0, 0\n  branch %1, b1, b2\n"                  \
          "b1:\n  " first "\n  call @start()\n  " then "\n  jump b2\n"  \
          "b2:\n  call @unlock(@m)\n  ret\n")
#define SET "store 4 @flag, 1"

static void test_under_lock(void **state)
{
    (void)state;
    SILENT(LOCKED(NOTHING, SET, NOTHING));
    SILENT(LOCKED(NOTHING, NOTHING, SET));
    RACY(LOCKED(NOTHING, NOTHING, NOTHING));
    RACY(LOCKED("call @unlock(@m)\n  call @lock(@m)", SET, NOTHING));
    RACY(LOCKED(NOTHING, SET, "store 4 @flag, 0"));
    RACY(LOCKED(NOTHING, SET, "call @start()"));
    RACY(LOCKED(NOTHING, NOTHING, "call @unlock(@m)\n  call @lock(@m)\n  " SET));
}

static void test_once(void **state)
{
    (void)state;
    SILENT(USERS("b0:\n  call @once(@flag, @start)\n  ret\n"));
    RACY(USERS("b0:\n  %0 = alloca 4\n  call @once(%0, @start)\n  ret\n"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        UNIT(test_exchange),
        UNIT(test_count),
        UNIT(test_under_lock),
        UNIT(test_once),
    };
    return UNIT_RUN(tests);
}
