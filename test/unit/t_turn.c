/* Turns: each rule with a silent program and a racy twin. */
#include "races.h"

/* Waits until @flag is `mine`, writes, and stores what comes next. */
#define WAIT(mine, order)                                                              \
    "b0:\n  jump b1\nb1:\n  %1 = load 4 @flag " order "\n  %2 = cmp ne %1, " mine "\n" \
    "  branch %2, b1, b2\nb2:\n"
#define PASS(next, order) "  store 4 @flag, " next " " order "\n" END

static void test_variable(void **state)
{
    (void)state;
    SILENT(TWO A(WAIT("0", "acquire") WRITE PASS("1", "release"))
               B(WAIT("1", "acquire") WRITE PASS("0", "release")));
    RACY(TWO A(WAIT("0", "acquire") WRITE PASS("1", "release"))
             B(WAIT("0", "acquire") WRITE PASS("0", "release")));
    RACY(TWO A(WAIT("0", "acquire") WRITE PASS("1", "release"))
             B(WAIT("1", "relaxed") WRITE PASS("0", "release")));
    RACY(TWO A(WAIT("0", "acquire") "  store 4 @flag, 1 release\n" WRITE END)
             B(WAIT("1", "acquire") WRITE PASS("0", "release")));
}

/* Who stores without having the turn takes it away from others. */
static void test_intruder(void **state)
{
    (void)state;
#define THREE                                                                          \
    DECLARE "func @main() {\nb0:\n  %0 = alloca 8\n  %1 = alloca 8\n  %2 = alloca 8\n" \
            "  call @create(%0, @a, 0)\n  call @create(%1, @b, 0)\n"                   \
            "  call @create(%2, @c, 0)\n  ret 0\n}\n"
#define C(body) "func @c(%0) {\nb0:\n" body END "}\n"
#define BOTH                                           \
    A(WAIT("0", "acquire") WRITE PASS("1", "release")) \
    B(WAIT("1", "acquire") WRITE PASS("0", "release"))
    SILENT(THREE BOTH C(""));
    RACY(THREE BOTH C("  store 4 @flag, 1 release\n"));
}

/* A ticket is nobody else's. */
static void test_ticket(void **state)
{
    (void)state;
#define TAKE_TICKET(how)                                                 \
    "b0:\n  %1 = " how "\n  jump b1\nb1:\n  %2 = load 4 @flag acquire\n" \
    "  %3 = cmp eq %2, %1\n  branch %3, b2, b1\nb2:\n" WRITE             \
    "  %4 = rmw add 4 @flag, 1 release\n" END
#define TICKETS(how) A(TAKE_TICKET(how)) B(TAKE_TICKET(how))
    SILENT(TWO TICKETS("rmw add 4 @other, 1 acq_rel"));
    RACY(TWO TICKETS("load 4 @other acquire"));
}

/* Counters that are drawn and looked at in functions that are atomic sections. */
static void test_ticket_functions(void **state)
{
    (void)state;
#define SECTIONS(step)                                                    \
    "func @atomic_next() {\nb0:\n  %0 = load 4 @other\n  %1 = " step "\n" \
    "  store 4 @other, %1\n  ret %0\n}\n"                                 \
    "func @atomic_now() {\nb0:\n  %0 = load 4 @flag\n  ret %0\n}\n"       \
    "func @atomic_pass() {\nb0:\n  %0 = load 4 @flag\n  %1 = add %0, 1\n" \
    "  store 4 @flag, %1\n  ret 0\n}\n"
#define BY_TICKET                                                                  \
    "b0:\n  %1 = call @atomic_next()\n  jump b1\nb1:\n  %2 = call @atomic_now()\n" \
    "  %3 = cmp eq %2, %1\n  branch %3, b2, b1\nb2:\n" WRITE "  call @atomic_pass()\n" END
    SILENT(TWO SECTIONS("add %0, 1") A(BY_TICKET) B(BY_TICKET));
    RACY(TWO SECTIONS("and %0, 1") A(BY_TICKET) B(BY_TICKET));
    RACY(TWO SECTIONS("add %0, 1") A(BY_TICKET) B("b0:\n" WRITE END));
}

/* Whose turn it is, looked at under a lock that is given back before the turn is used. */
static void test_turn_under_lock(void **state)
{
    (void)state;
#define SAY(unlocked)                                                                   \
    "func @say(%0, %1) {\nb0:\n  call @lock(@m)\n  jump b1\nb1:\n  %2 = load 4 @flag\n" \
    "  %3 = cmp eq %2, %0\n  branch %3, b3, b2\nb2:\n  call @wait(@cond, @m)\n"         \
    "  jump b1\nb3:\n  call @unlock(@m)\n" WRITE unlocked "  store 4 @flag, %1\n"       \
    "  call @unlock(@m)\n  ret 0\n}\n"
#define SAYS(mine, next) "b0:\n  %1 = call @say(" mine ", " next ")\n" END
    SILENT(TWO SAY("  call @lock(@m)\n") A(SAYS("0", "1")) B(SAYS("1", "0")));
    RACY(TWO SAY("  call @lock(@m)\n") A(SAYS("0", "1")) B(SAYS("0", "1")));
    RACY(TWO SAY("") A(SAYS("0", "1")) B(SAYS("1", "0")));
    RACY(TWO SAY("  call @lock(@m)\n  store 4 @flag, %1\n  call @unlock(@m)\n" WRITE
                 "  call @lock(@m)\n") A(SAYS("0", "1")) B(SAYS("1", "0")));
}

/* Found free and taken before the lock is given back. */
static void test_busy(void **state)
{
    (void)state;
#define TAKE_BUSY(keep)                                                                 \
    "b0:\n  call @lock(@m)\n  jump b1\nb1:\n  %1 = load 4 @flag\n  %2 = cmp eq %1, 0\n" \
    "  branch %2, b3, b2\nb2:\n  call @wait(@cond, @m)\n  jump b1\nb3:\n" keep          \
    "  store 4 @flag, 1\n  call @unlock(@m)\n" WRITE
#define GIVE_BUSY "  call @lock(@m)\n  store 4 @flag, 0\n  call @unlock(@m)\n" END
#define RELOCK    "  call @unlock(@m)\n  call @lock(@m)\n"
    SILENT(TWO A(TAKE_BUSY("") GIVE_BUSY) B(TAKE_BUSY("") GIVE_BUSY));
    RACY(TWO A(TAKE_BUSY(RELOCK) GIVE_BUSY) B(TAKE_BUSY(RELOCK) GIVE_BUSY));
    RACY(TWO A(TAKE_BUSY("") GIVE_BUSY) B("b0:\n" WRITE GIVE_BUSY));
}

/* Done once, between the test and the store under the lock, or after the store while the lock is
 * kept. */
static void test_done(void **state)
{
    (void)state;
#define DONE(before, after)                                             \
    "b0:\n  call @lock(@m)\n  %1 = load 4 @flag\n  %2 = cmp eq %1, 0\n" \
    "  branch %2, b1, b2\nb1:\n" before "  store 4 @flag, 1\n" after    \
    "  jump b2\nb2:\n  call @unlock(@m)\n  %3 = load 4 @data\n" END
    SILENT(TWO A(DONE(WRITE, "")) B(DONE(WRITE, "")));
    SILENT(TWO A(DONE("", WRITE)) B(DONE("", WRITE)));
    RACY(TWO A(DONE("", RELOCK WRITE)) B(DONE("", RELOCK WRITE)));
    RACY(TWO A(DONE(WRITE, "")) B("b0:\n  %3 = load 4 @data\n" END));
}

/* Two semaphores pass one token. */
static void test_passed(void **state)
{
    (void)state;
#define SEMS(first)                                                           \
    DECLARE "func @main() {\nb0:\n  %0 = alloca 8\n  %1 = alloca 8\n"         \
            "  call @sem_init(@sem, " first ")\n  call @sem_init(@back, 0)\n" \
            "  call @create(%0, @a, 0)\n  call @create(%1, @b, 0)\n  ret 0\n}\n"
#define ROUNDS(body) "b0:\n  jump b1\nb1:\n" body "  branch %0, b1, b2\nb2:\n" END
#define WAITS(s)     "  call @sem_wait(@" s ")\n"
#define POSTS(s)     "  call @sem_post(@" s ")\n"
    SILENT(SEMS("1") A(ROUNDS(WAITS("sem") WRITE POSTS("back")))
               B(ROUNDS(WAITS("back") WRITE POSTS("sem"))));
    RACY(SEMS("1") A(ROUNDS(WAITS("sem") POSTS("back") WRITE))
             B(ROUNDS(WAITS("back") WRITE POSTS("sem"))));
    SILENT(SEMS("0") A(ROUNDS(WRITE POSTS("back") WAITS("sem")))
               B(ROUNDS(WAITS("back") WRITE POSTS("sem"))));
    RACY(SEMS("1") A(ROUNDS(WRITE POSTS("back") WAITS("sem")))
             B(ROUNDS(WAITS("back") WRITE POSTS("sem"))));
}

/* A counter, a lock and a condition behind a pointer: the same functions for all of them. */
#define OWN(test, step, first)                                                                   \
    "func @down(%0) {\nb0:\n  %1 = addr %0 + 8\n  call @lock(%1)\n  jump b1\n"                   \
    "b1:\n  %2 = load 4 %0\n  %3 = cmp " test "\n  branch %3, b2, b3\n"                          \
    "b2:\n  %4 = addr %0 + 48\n  call @wait(%4, %1)\n  jump b1\n"                                \
    "b3:\n  %5 = load 4 %0\n  %6 = add %5, -1\n  store 4 %0, %6\n  call @unlock(%1)\n  ret\n}\n" \
    "func @up(%0) {\nb0:\n  %1 = addr %0 + 8\n  call @lock(%1)\n  %2 = load 4 %0\n"              \
    "  %3 = add %2, " step "\n  store 4 %0, %3\n  %4 = addr %0 + 48\n  call @signal(%4)\n"       \
    "  call @unlock(%1)\n  ret\n}\n"                                                             \
    "func @make(%0, %1) {\nb0:\n  store 4 %0, %1\n  %2 = addr %0 + 8\n  call @init(%2)\n"        \
    "  ret\n}\nfunc @init(%0) {\nb0:\n  ret\n}\n"                                                \
    "global @told size 96\nglobal @gate size 96\n" DECLARE                                       \
    "func @main() {\nb0:\n  %0 = alloca 8\n  %1 = alloca 8\n  call @make(@told, 0)\n"            \
    "  call @make(@gate, " first ")\n  call @create(%0, @a, 0)\n  call @create(%1, @b, 0)\n"     \
    "  ret 0\n}\n"
#define ABOVE_ZERO "sle %2, 0"
#define DOWN(s)    "  call @down(@" s ")\n"
#define UP(s)      "  call @up(@" s ")\n"
#define ALONE      "b0:\n" DOWN("gate") WRITE UP("gate") END

static void test_own_semaphore(void **state)
{
    (void)state;
    SILENT(OWN(ABOVE_ZERO, "1", "1") A("b0:\n" WRITE UP("told") END)
               B("b0:\n" DOWN("told") WRITE END));
    RACY(OWN(ABOVE_ZERO, "1", "1") A("b0:\n" UP("told") WRITE END)
             B("b0:\n" DOWN("told") WRITE END));
    RACY(OWN(ABOVE_ZERO, "1", "1") A("b0:\n" WRITE UP("gate") END)
             B("b0:\n" DOWN("told") WRITE END));
    RACY(OWN("slt %2, 0", "1", "1") A("b0:\n" WRITE UP("told") END)
             B("b0:\n" DOWN("told") WRITE END));
    RACY(OWN(ABOVE_ZERO, "2", "1") A("b0:\n" WRITE UP("told") UP("gate") END)
             B("b0:\n" DOWN("gate") WRITE END));
    SILENT(OWN(ABOVE_ZERO, "1", "1") A(ALONE) B(ALONE));
    RACY(OWN(ABOVE_ZERO, "1", "2") A(ALONE) B(ALONE));
    /* somebody else stores to the counter */
    RACY(OWN(ABOVE_ZERO, "1", "1") A("b0:\n" WRITE UP("told") END)
             B("b0:\n  store 4 @told, 1\n" DOWN("told") WRITE END));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        UNIT(test_variable), UNIT(test_intruder),         UNIT(test_ticket),
        UNIT(test_busy),     UNIT(test_ticket_functions), UNIT(test_turn_under_lock),
        UNIT(test_done),     UNIT(test_passed),           UNIT(test_own_semaphore),
    };
    return UNIT_RUN(tests);
}
