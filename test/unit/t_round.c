/* Rounds of work: each rule with a silent program and a racy twin. @flag is the gate, @head says
 * what to do. */
#include "races.h"

#define MAIN(body)                                                       \
    DECLARE "func @main() {\nb0:\n  %0 = alloca 8\n  store 4 @head, 0\n" \
            "  call @create(%0, @w, 0)\n  jump b1\nb1:\n" body "  jump b1\n}\n"
#define SAY(what)   "  store 4 @head, " what "\n"
#define OPEN(order) "  store 8 @flag, 1 " order "\n"
#define AWAIT                                                            \
    "  jump b2\nb2:\n  %1 = load 8 @flag acquire\n  %2 = cmp eq %1, 0\n" \
    "  branch %2, b3, b2\nb3:\n"
/* Waits for work, does it, says so. */
#define WORKER(work, order, rest)                                                                \
    "func @w(%0) {\nb0:\n  jump b1\nb1:\n  %1 = load 8 @flag acquire\n"                          \
    "  %2 = cmp eq %1, 0\n  branch %2, b1, b2\nb2:\n" work "  store 8 @flag, 0 " order "\n" rest \
    "  jump b1\n}\n"
/* Writes if it finds the value. */
#define STEP(value)                                                           \
    "func @step() {\nb0:\n  %0 = load 4 @head\n  %1 = cmp eq %0, " value "\n" \
    "  branch %1, b1, b2\nb1:\n" WRITE "  jump b2\nb2:\n  ret\n}\n"
#define WORK "  call @step()\n"

/* What main does when all work is done never meets what a worker does. */
static void test_done(void **state)
{
    (void)state;
    SILENT(MAIN(OPEN("release") AWAIT WRITE) WORKER(WRITE, "release", ""));
    SILENT(MAIN(WRITE OPEN("release") AWAIT) WORKER(WRITE, "release", ""));
    RACY(MAIN(OPEN("release") WRITE AWAIT) WORKER(WRITE, "release", ""));
    RACY(MAIN(OPEN("release") AWAIT WRITE) WORKER("", "release", WRITE));
    RACY(MAIN(OPEN("release") AWAIT WRITE) WORKER(WRITE, "relaxed", ""));
    RACY(MAIN(OPEN("relaxed") AWAIT WRITE) WORKER(WRITE, "release", ""));
}

/* A worker finds what main has said. Main writes while it works. */
static void test_value(void **state)
{
    (void)state;
    SILENT(MAIN(SAY("1") OPEN("release") WRITE AWAIT SAY("0")) STEP("0")
               WORKER(WORK, "release", ""));
    RACY(MAIN(SAY("1") OPEN("release") WRITE AWAIT SAY("0")) STEP("1") WORKER(WORK, "release", ""));
    RACY(MAIN(SAY("0") OPEN("release") WRITE AWAIT SAY("1")) STEP("0") WORKER(WORK, "release", ""));
}

/* Main changes its mind too early, or does not know what it says; the worker asks too late. */
static void test_value_changes(void **state)
{
    (void)state;
    RACY(MAIN(SAY("1") OPEN("release") WRITE SAY("0") AWAIT) STEP("0") WORKER(WORK, "release", ""));
    RACY(MAIN(OPEN("release") WRITE AWAIT SAY("1")) STEP("0") WORKER(WORK, "release", ""));
    RACY(MAIN(SAY("1") OPEN("release") WRITE AWAIT SAY("0")) STEP("0") WORKER("", "release", WORK));
}

/* What reports a crash may do what main does; a worker that goes on must not. */
static void test_crash(void **state)
{
    (void)state;
#define SAYS "func @say() {\nb0:\n" SAY("0") OPEN("release") AWAIT "  ret\n}\n"
#define DIES(end)                                                                              \
    "  %7 = load 4 @other\n  %8 = cmp eq %7, 9\n  branch %8, b8, b9\nb8:\n  call @say()\n" end \
    "b9:\n"
#define DYING(end)                                      \
    MAIN(SAY("1") OPEN("release") WRITE AWAIT SAY("0")) \
    STEP("0") WORKER(DIES(end) WORK, "release", "") SAYS
    SILENT(DYING("  unreachable\n"));
    RACY(DYING("  jump b9\n"));
#undef DIES
#undef DYING
#undef SAYS
}

int main(void)
{
    const struct CMUnitTest tests[] = {UNIT(test_done), UNIT(test_value), UNIT(test_value_changes),
                                       UNIT(test_crash)};
    return UNIT_RUN(tests);
}
