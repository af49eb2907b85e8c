/*
 * Deadlocks and misuse of locks on pages of text: every rule has a program that it reports and a
 * twin that it does not.
 */
#include "base/strbuf.h"
#include "conc/deadlock/deadlock.h"
#include "ir/text.h"
#include "unit.h"

#define MODELS                                                                                  \
    "functions:\n  lock: {lock: arg0}\n  unlock: {unlock: arg0}\n"                              \
    "  try: {lock: {obj: arg0, success: zero}}\n  rd: {lock: {obj: arg0, mode: shared}}\n"      \
    "  start: {spawn: {fn: arg0, args: [arg1], handle: \"*arg2\"}}\n  join: {join: arg0}\n"     \
    "  wait: {cond_wait: {cond: arg0, lock: arg1}}\n  signal: {cond_signal: arg0}\n"            \
    "  wake: {cond_signal: {cond: arg0, many: true}}\n"                                         \
    "  seminit: {sem_init: {obj: arg0, value: arg1}}\n  down: {sem_wait: arg0}\n"               \
    "  up: {sem_post: arg0}\n  once: {once: {fn: arg1, flag: arg0}}\n"                          \
    "  timed: {lock: {obj: arg0, success: zero, timed: true}}\n"                                \
    "  come: {barrier_wait: arg0}\n  barinit: {barrier_init: {obj: arg0, count: arg1}}\n"       \
    "  submit: {spawn: {fn: arg1, args: [arg2], handle: ret, pool: arg0}}\n"                    \
    "  make: {room: {obj: arg0, size: arg1}}\n  put: {fill: arg0}\n  take: {drain: arg0}\n"     \
    "  keep: [{call: {fn: arg1}}, {release: arg0}]\n"                                           \
    "  early: [{release: arg0}, {call: {fn: arg1}}]\n  get: {await: {obj: arg0, kept: true}}\n" \
    "  pthread_cancel: {}\n  sleep: {}\n  _pthread_cleanup_push: {}\n"                          \
    "  onsignal: {register: {fn: arg0, when: signal, repeats: true}}\n"                         \
    "  onexit: {register: {fn: arg0, when: exit}}\n"                                            \
    "  leave: [{run_exit: true}, {noreturn: true}]\n  fork: {fork: true}\n"

#define HEAD                                                                                    \
    "declare @lock\ndeclare @unlock\ndeclare @try\ndeclare @rd\ndeclare @start\n"               \
    "declare @wake\ndeclare @join\ndeclare @wait\ndeclare @signal\ndeclare @seminit\ndeclare "  \
    "@down\n"                                                                                   \
    "declare @timed\ndeclare @come\ndeclare @barinit\ndeclare @submit\n"                        \
    "declare @make\ndeclare @put\ndeclare @take\ndeclare @keep\ndeclare @early\ndeclare @get\n" \
    "declare @pthread_cancel\ndeclare @sleep\ndeclare @_pthread_cleanup_push\n"                 \
    "declare @onsignal\ndeclare @onexit\ndeclare @leave\ndeclare @fork\n"                       \
    "declare @up\ndeclare @once\nglobal @a size 40\nglobal @b size 40\nglobal @c size 48\n"     \
    "global @g size 40\nglobal @n size 8\n"
#define THREAD(name, body) "func @" name "(%p) {\n" body " ret\n}\n"
#define TWO                                                                     \
    "func @main() {\n %h = alloca 8\n %k = alloca 8\n call @start(@f, 0, %h)\n" \
    " call @start(@g2, 0, %k)\n ret\n}\n"
#define L(m) " call @lock(@" m ")\n"
#define U(m) " call @unlock(@" m ")\n"

/* Kinds of the issues found, in order. */
static void expect(const char *text, const char *wanted)
{
    struct diag d = {0};
    struct model *model = model_new();
    struct ir_unit *unit = ir_parse(text, strlen(text), "a.c", &d);
    if (!unit)
        fail_msg("%s", diag_str(&d));
    struct prog *prog = prog_link(&unit, 1, NULL);
    assert_non_null(prog);
    if (!model_load_text(model, MODELS, strlen(MODELS), "test", &d))
        fail_msg("%s", diag_str(&d));
    func_id entry = prog->syms[prog_find(prog, "main").i].func;
    struct pta_options opt = {.context = CTX_ORIGIN, .depth = 1, .entries = &entry, .nentries = 1};
    struct pta *pta = pta_solve(prog, model, &opt);
    struct conc_options how = {.mode = MODE_BALANCED, .without_races = true};
    struct conc *conc = conc_run(prog, pta, &how);
    struct issues *issues = issues_find(conc, (struct issue_wishes){.callbacks = true});
    struct strbuf out = {0};
    for (uint32_t i = 0; i < issues_count(issues); i++)
        strbuf_addf(&out, "%s%s/%u", i ? " " : "", issue_rule(issues_at(issues, i)->kind),
                    issues_at(issues, i)->nsides);
    assert_string_equal(strbuf_str(&out), wanted);
    strbuf_release(&out);
    issues_free(issues);
    conc_free(conc);
    pta_free(pta);
    model_free(model);
    prog_free(prog);
}

static void test_order(void **state)
{
    expect(HEAD THREAD("f", L("a") L("b") U("b") U("a")) THREAD("g2", L("b") L("a") U("a") U("b"))
               TWO,
           "deadlock/2");
    expect(HEAD THREAD("f", L("a") L("b") U("b") U("a")) THREAD("g2", L("a") L("b") U("b") U("a"))
               TWO,
           "");
}

static void test_gate(void **state)
{
    expect(HEAD THREAD("f", L("g") L("a") L("b") U("b") U("a") U("g"))
               THREAD("g2", L("g") L("b") L("a") U("a") U("b") U("g")) TWO,
           "");
    expect(HEAD THREAD("f", L("g") L("a") U("g") L("b") U("b") U("a"))
               THREAD("g2", L("g") L("b") U("g") L("a") U("a") U("b")) TWO,
           "deadlock/2");
}

static void test_self(void **state)
{
    expect(HEAD THREAD("f", L("a") L("a") U("a") U("a")) THREAD("g2", "") TWO, "deadlock/1");
    expect(HEAD THREAD("f", L("a") U("a") L("a") U("a")) THREAD("g2", "") TWO, "");
}

static void test_readers(void **state)
{
#define RD(m) " call @rd(@" m ")\n"
    expect(HEAD THREAD("f", RD("a") RD("b") U("b") U("a"))
               THREAD("g2", RD("b") RD("a") U("a") U("b")) TWO,
           "");
    expect(HEAD THREAD("f", RD("a") L("b") U("b") U("a")) THREAD("g2", RD("b") L("a") U("a") U("b"))
               TWO,
           "deadlock/2");
#undef RD
}

/* Called with the lock held: what a function has stored for its caller, and what is its own. */
static void test_callback(void **state)
{
#define KEEP                                                                               \
    "global @kept size 8\nfunc @say() {\n ret\n}\nfunc @keep(%f) {\n store 8 @kept, %f\n " \
    "ret\n}\n"
#define CALL " %f = load 8 @kept\n call %f()\n"
#define SET(how)                                                                       \
    "func @main() {\n %h = alloca 8\n %k = alloca 8\n" how " call @start(@f, 0, %h)\n" \
    " call @start(@g2, 0, %k)\n ret\n}\n"
    expect(HEAD KEEP THREAD("f", L("a") CALL U("a")) THREAD("g2", "") SET(" call @keep(@say)\n"),
           "callback-under-lock/1");
    expect(HEAD KEEP THREAD("f", L("a") U("a") CALL) THREAD("g2", "") SET(" call @keep(@say)\n"),
           "");
    expect(HEAD KEEP THREAD("f", L("a") CALL U("a")) THREAD("g2", "") SET(" store 8 @kept, @say\n"),
           "");
#undef KEEP
#undef CALL
#undef SET
}

static void test_try(void **state)
{
#define TRY                                                                                \
    " %r = call @try(@b)\n %z = cmp eq %r, 0\n branch %z, yes, no\nyes:\n" U("b") " jump " \
                                                                                  "no\nno:\n"
    expect(HEAD THREAD("f", L("a") TRY U("a")) THREAD("g2", L("b") L("a") U("a") U("b")) TWO, "");
    expect(HEAD THREAD("f", L("a") L("b") U("b") U("a")) THREAD("g2", L("b") L("a") U("a") U("b"))
               TWO,
           "deadlock/2");
#undef TRY
/* Tries again without giving anything back; gives up. */
#define AGAIN(how) \
    " jump top\ntop:\n %r = call @timed(@b)\n %z = cmp eq %r, 0\n branch %z, yes, " how "\nyes:\n"
    expect(HEAD THREAD("f", L("a") AGAIN("top") U("b") U("a"))
               THREAD("g2", L("b") L("a") U("a") U("b")) TWO,
           "deadlock/2");
    expect(HEAD THREAD("f", L("a") AGAIN("out") U("b") " jump out\nout:\n" U("a"))
               THREAD("g2", L("b") L("a") U("a") U("b")) TWO,
           "");
#undef AGAIN
}

static void test_join(void **state)
{
#define JOINING(body)                                                                              \
    HEAD THREAD("f", L("a") U("a")) "func @main() {\n %h = alloca 8\n call @start(@f, 0, %h)\n" L( \
        "a") body " ret\n}\n"
    expect(JOINING(" %t = load 8 %h\n call @join(%t)\n" U("a")), "deadlock/2");
    expect(JOINING(U("a") " %t = load 8 %h\n call @join(%t)\n"), "");
#undef JOINING
}

static void test_unlocks(void **state)
{
    expect(HEAD THREAD("f", L("a")) THREAD("g2", "") TWO, "missing-unlock/1");
    expect(HEAD THREAD("f", U("a")) THREAD("g2", "") TWO, "unlock-not-held/1");
    expect(HEAD THREAD("f", L("a") U("a")) THREAD("g2", "") TWO, "");
}

static void test_conditions(void **state)
{
#define LOOP(test)                                                                  \
    L("a")                                                                          \
    " jump top\ntop:\n %v = load 8 @n noptr\n %z = cmp eq %v, 0\n branch %z, " test \
    " jump top\nout:\n" U("a")
    expect(HEAD THREAD("f", LOOP("sleep, out\nsleep:\n call @wait(@c, @a)\n"))
               THREAD("g2", L("a") " store 8 @n, 1 noptr\n call @signal(@c)\n" U("a")) TWO,
           "");
    /* nobody changes what it tests */
    expect(HEAD THREAD("f", LOOP("sleep, out\nsleep:\n call @wait(@c, @a)\n"))
               THREAD("g2", L("a") " call @signal(@c)\n" U("a")) TWO,
           "lost-wakeup/1");
    expect(HEAD THREAD("f", LOOP("sleep, out\nsleep:\n call @wait(@c, @a)\n")) THREAD("g2", "") TWO,
           "lost-wakeup/1");
    expect(HEAD THREAD("f", L("a") " call @wait(@c, @a)\n" U("a"))
               THREAD("g2", L("a") " call @signal(@c)\n" U("a")) TWO,
           "lost-wakeup/1");
#undef LOOP
}

/* A second lock kept at a wait, which the signalling thread takes in each round, after it. */
static void test_rounds(void **state)
{
#define ROUND(body)                                                                              \
    " jump round\nround:\n" L("b")                                                               \
        L("a") " jump top\ntop:\n %v = load 8 @n noptr\n %z = cmp eq %v, 0\n branch %z, sleep, " \
               "out\n"                                                                           \
               "sleep:\n call @wait(@c, @a)\n jump top\nout:\n store 8 @n, 0 noptr\n" U("a")     \
                   U("b") body
#define AGAIN " %m = load 8 @g noptr\n %w = cmp eq %m, 0\n branch %w, round, end\nend:\n"
#define SIGNALS(between) \
    " jump round\nround:\n" L("a") " store 8 @n, 1 noptr\n call @signal(@c)\n" U("a") between
    expect(HEAD THREAD("f", ROUND(AGAIN)) THREAD("g2", SIGNALS(L("b") U("b") AGAIN)) TWO,
           "deadlock/2");
    expect(HEAD THREAD("f", ROUND(AGAIN)) THREAD("g2", SIGNALS(AGAIN)) TWO, "");
    expect(HEAD THREAD("f", ROUND("")) THREAD("g2", SIGNALS(L("b") U("b") AGAIN)) TWO, "");
#undef SIGNALS
#undef AGAIN
#undef ROUND
}

static void test_semaphores(void **state)
{
#define ZERO " call @seminit(@a, 0)\n call @seminit(@b, 0)\n"
#define START                                                                           \
    "func @main() {\n %h = alloca 8\n %k = alloca 8\n" ZERO " call @start(@f, 0, %h)\n" \
    " call @start(@g2, 0, %k)\n ret\n}\n"
    expect(HEAD THREAD("f", " call @down(@a)\n call @up(@b)\n")
               THREAD("g2", " call @down(@b)\n call @up(@a)\n") START,
           "deadlock/2");
    expect(HEAD THREAD("f", " call @down(@a)\n call @up(@b)\n")
               THREAD("g2", " call @up(@a)\n call @down(@b)\n") START,
           "");
#undef START
#undef ZERO
/* A permit that its holder takes again: nobody else gives it back; somebody else does. */
#define ONE                                                                   \
    "func @main() {\n %h = alloca 8\n %k = alloca 8\n call @seminit(@a, 1)\n" \
    " call @start(@f, 0, %h)\n call @start(@g2, 0, %k)\n ret\n}\n"
#define TWICE " call @down(@a)\n call @down(@a)\n call @up(@a)\n call @up(@a)\n"
    expect(HEAD THREAD("f", TWICE) THREAD("g2", " call @down(@a)\n call @up(@a)\n") ONE,
           "deadlock/1");
    expect(HEAD THREAD("f", TWICE) THREAD("g2", " call @up(@a)\n") ONE, "");
#undef TWICE
#undef ONE
}

/* One of three threads stays away from a barrier for three, or none does. */
static void test_absent(void **state)
{
#define CROWD(number)                                                                     \
    HEAD "func @f(%p) {\n %z = cmp eq %p, " number "\n branch %z, out, go\ngo:\n"         \
         " call @come(@a)\n jump out\nout:\n ret\n}\nfunc @main() {\nfirst:\n"            \
         " %h = alloca 8\n call @barinit(@a, 3)\n jump top\ntop:\n"                       \
         " %i = phi [0, first], [%n, body]\n %c = cmp slt %i, 3\n branch %c, body, out\n" \
         "body:\n call @start(@f, %i, %h)\n %n = add %i, 1\n jump top\nout:\n ret\n}\n"
    expect(CROWD("1"), "deadlock/1");
    expect(CROWD("3"), "");
#undef CROWD
}

/* Tasks that wait for tasks of their own pool: as many as it has threads, or fewer. */
static void test_starving(void **state)
{
#define POOL(size, where)                                                                 \
    HEAD "func @inner(%p) {\n ret\n}\nfunc @f(%p) {\n %t = call @submit(" where           \
         ", @inner, 0)\n call @join(%t)\n ret\n}\nfunc @main() {\nfirst:\n"               \
         " call @seminit(@a, " size ")\n call @seminit(@b, 2)\n jump top\ntop:\n"         \
         " %i = phi [0, first], [%n, body]\n %c = cmp slt %i, 3\n branch %c, body, out\n" \
         "body:\n %t = call @submit(@a, @f, 0)\n %n = add %i, 1\n jump top\nout:\n ret\n}\n"
    expect(POOL("3", "@a"), "deadlock/1");
    expect(POOL("4", "@a"), "");
    expect(POOL("3", "@b"), "");
#undef POOL
}

/* Two threads that take two permits each, one by one: of two, or of three. */
static void test_several(void **state)
{
#define BOTH(permits, body)                                                                   \
    HEAD THREAD("f", body) THREAD("g2", body) "func @main() {\n %h = alloca 8\n %k = alloca " \
                                              "8\n call @seminit(@a, " permits ")\n"          \
                                              " call @start(@f, 0, %h)\n"                     \
                                              " call @start(@g2, 0, %k)\n ret\n}\n"
#define TWO_EACH " call @down(@a)\n call @down(@a)\n call @up(@a)\n call @up(@a)\n"
#define ONE_EACH " call @down(@a)\n call @up(@a)\n call @down(@a)\n call @up(@a)\n"
    expect(BOTH("2", TWO_EACH), "deadlock/1");
    expect(BOTH("3", TWO_EACH), "");
    expect(BOTH("2", ONE_EACH), "");
#undef ONE_EACH
#undef TWO_EACH
/* A way out that keeps the permit: by a return, by a throw of its own, or none. */
#define WAY(bad)                                                                        \
    " call @down(@a)\n %v = load 8 @n noptr\n %z = cmp eq %v, 0\n branch %z, no, yes\n" \
    "no:\n" bad "yes:\n call @up(@a)\n"
    expect(BOTH("2", WAY(" ret\n")), "missing-unlock/1 missing-unlock/1");
    expect(BOTH("2", WAY(" %e = alloca 8\n throw %e\n")), "missing-unlock/1 missing-unlock/1");
    expect(BOTH("2", WAY(" call @up(@a)\n ret\n")), "");
#undef WAY
#undef BOTH
}

/* A signal for one where threads wait for different things; it wakes all, or there is one thing. */
static void test_wake_one(void **state)
{
#define WAITER(name, place)                                                              \
    THREAD(name,                                                                         \
           L("a") " jump top\ntop:\n %v = load 8 @" place " noptr\n %z = cmp eq %v, 0\n" \
                  " branch %z, sleep, out\nsleep:\n call @wait(@c, @a)\n jump top\nout:\n" U("a"))
#define ROOM(other, how)                                                                         \
    HEAD WAITER("f", "n") WAITER(                                                                \
        "g2",                                                                                    \
        other) "func @main() {\n %h = alloca 8\n %k = alloca 8\n %l = alloca 8\n"                \
               " call @start(@f, 0, %h)\n call @start(@g2, 0, %k)\n call @start(@f, 0, %l)\n" L( \
                   "a") " store 8 @n, 1 noptr\n store 8 @g, 1 noptr\n call @" how                \
                        "(@c)\n" U("a") " ret\n}\n"
    expect(ROOM("g", "signal"), "lost-wakeup/2 lost-wakeup/2");
    expect(ROOM("g", "wake"), "");
#undef ROOM
#undef WAITER
}

/* A worker leaves its loop by a flag that its wait does not look at; what wakes it comes before the
 * flag is set, or after it; or the wait looks at the flag, too. */
static void test_stopping(void **state)
{
#define WORKER(test)                                                                             \
    THREAD("f", " jump round\nround:\n" L(                                                       \
                    "a") " jump top\ntop:\n %v = load 8 @n noptr\n" test                         \
                         " branch %z, sleep, go\nsleep:\n call @wait(@c, @a)\n jump top\ngo:\n"  \
                         " %s = load 8 @g noptr\n %y = cmp ne %s, 0\n branch %y, out, on\non:\n" \
                         " %d = sub %v, 1\n store 8 @n, %d noptr\n" U(                           \
                             "a") " jump round\nout:\n" U("a"))
#define PUT \
    L("a") " %m = load 8 @n noptr\n %i = add %m, 1\n store 8 @n, %i noptr\n call @wake(@c)\n" U("a")
#define STOP L("a") " store 8 @g, 1 noptr\n call @wake(@c)\n" U("a")
#define RUN(body)                                                    \
    "func @main() {\n %h = alloca 8\n call @start(@f, 0, %h)\n" body \
    " %t = load 8 %h\n call @join(%t)\n ret\n}\n"
#define BLIND " %z = cmp eq %v, 0\n"
#define LOOKS " %w = load 8 @g noptr\n %o = or %v, %w\n %z = cmp eq %o, 0\n"
    expect(HEAD WORKER(BLIND) RUN(PUT STOP), "deadlock/2");
    expect(HEAD WORKER(BLIND) RUN(STOP PUT), "");
    expect(HEAD WORKER(LOOKS) RUN(PUT STOP), "");
#undef LOOKS
#undef BLIND
#undef RUN
#undef STOP
#undef PUT
#undef WORKER
}

/* Cancelled in a call that may be the end of the thread, with a lock that is wanted then. */
static void test_cancelled(void **state)
{
#define CANCEL(body, after)                                                                      \
    HEAD THREAD("f", body) "func @main() {\n %h = alloca 8\n call @start(@f, 0, %h)\n"           \
                           " %t = load 8 %h\n call @pthread_cancel(%t)\n call @join(%t)\n" after \
                           " ret\n}\n"
#define SLEEP " call @sleep(1)\n"
    expect(CANCEL(L("a") SLEEP U("a"), L("a") U("a")), "missing-unlock/1");
    expect(CANCEL(L("a") SLEEP U("a"), ""), "");
    expect(CANCEL(L("a") U("a") SLEEP, L("a") U("a")), "");
    expect(CANCEL(" call @_pthread_cleanup_push(%p)\n" L("a") SLEEP U("a"), L("a") U("a")), "");
#undef SLEEP
#undef CANCEL
}

/* A task takes the lock before its promise is kept, or after it. */
static void test_promise(void **state)
{
#define TASK(how)                                                                                 \
    HEAD "func @job() {\n" L("a") U("a") " ret\n}\n" THREAD(                                      \
        "f", " call @" how "(@b, @job)\n") "func @main() {\n %h = alloca 8\n call @start(@f, 0, " \
                                           "%h)\n" L("a") " call @get(@b)\n" U("a") " ret\n}\n"
    expect(TASK("keep"), "deadlock/2");
    expect(TASK("early"), "");
#undef TASK
}

/* A barrier for more than come, or just enough. */
static void test_short(void **state)
{
#define MEET(parties)                                                                       \
    HEAD THREAD("f", " call @come(@a)\n") THREAD(                                           \
        "g2", " call @come(@a)\n") "func @main() {\n %h = alloca 8\n %k = alloca 8\n call " \
                                   "@barinit(@a, " parties ")\n"                            \
                                   " call @start(@f, 0, %h)\n call @start(@g2, 0, %k)\n ret\n}\n"
    expect(MEET("3"), "deadlock/1 deadlock/1");
    expect(MEET("2"), "");
#undef MEET
}

/* A lock that is done with once: before the thread that has the other lock began, or beside it. */
static void test_after_once(void **state)
{
#define MADE "func @init() {\n" L("b") U("b") " ret\n}\n"
#define ONCE " call @once(@c, @init)\n"
#define RUN(before, beside) \
    "func @main() {\n %h = alloca 8\n" before " call @start(@f, 0, %h)\n" beside " ret\n}\n"
    expect(HEAD MADE THREAD("f", L("b") ONCE U("b")) RUN("", ONCE), "deadlock/1 deadlock/2");
    expect(HEAD MADE THREAD("f", L("b") ONCE U("b")) RUN(ONCE, ONCE), "");
#undef RUN
#undef ONCE
#undef MADE
}

/* Handlers of signals and of the end want what the thread has that they come to. */
static void test_handlers(void **state)
{
#define HANDLER   "func @h() {\n" L("a") U("a") " ret\n}\n"
#define RUN(body) "func @main() {\n" body " ret\n}\n"
    expect(HEAD HANDLER RUN(" call @onsignal(@h)\n" L("a") U("a")), "deadlock/2");
    expect(HEAD HANDLER RUN(" call @onsignal(@h)\n" L("b") U("b")), "");
    expect(HEAD HANDLER THREAD("f", L("a") " call @leave(1)\n" U("a"))
               RUN(" %k = alloca 8\n call @onexit(@h)\n call @start(@f, 0, %k)\n"),
           "deadlock/2");
    expect(HEAD HANDLER THREAD("f", L("a") U("a") " call @leave(1)\n")
               RUN(" %k = alloca 8\n call @onexit(@h)\n call @start(@f, 0, %k)\n"),
           "");
#undef RUN
#undef HANDLER
}

/* A bounded queue that gets full under the lock that the taker needs first. */
static void test_room(void **state)
{
#define QUEUE(size)                                                                             \
    HEAD THREAD("f", L("a") " call @put(@c)\n call @put(@c)\n" U("a"))                          \
        THREAD("g2", L("a") U("a") " call @take(@c)\n") "func @main() {\n %h = alloca 8\n"      \
                                                        " %k = alloca 8\n call @make(@c, " size \
                                                        ")\n call @start(@f, 0, %h)\n"          \
                                                        " call @start(@g2, 0, %k)\n ret\n}\n"
    expect(QUEUE("1"), "deadlock/2 deadlock/2");
    expect(QUEUE("2"), "");
#undef QUEUE
}

/* Readers that are counted: a writer takes their lock last, or first. */
static void test_counted_readers(void **state)
{
#define READER                                                                                   \
    THREAD("f",                                                                                  \
           L("b") " %v = load 8 @n noptr\n %u = add %v, 1\n store 8 @n, %u noptr\n"              \
                  " %z = cmp eq %u, 1\n branch %z, first, in\nfirst:\n call @down(@a)\n"         \
                  " jump in\nin:\n" U("b")                                                       \
                      L("b") " %w = load 8 @n noptr\n %x = sub %w, 1\n store 8 @n, %x noptr\n"   \
                             " %y = cmp eq %x, 0\n branch %y, last, out\nlast:\n call @up(@a)\n" \
                             " jump out\nout:\n" U("b"))
#define RUN                                                                                   \
    "func @main() {\n %h = alloca 8\n %k = alloca 8\n %l = alloca 8\n call @seminit(@a, 1)\n" \
    " call @start(@f, 0, %h)\n call @start(@f, 0, %l)\n call @start(@g2, 0, %k)\n ret\n}\n"
    expect(HEAD READER THREAD("g2", " call @down(@a)\n" L("b") U("b") " call @up(@a)\n") RUN,
           "deadlock/2");
    expect(HEAD READER THREAD("g2", " call @down(@a)\n call @up(@a)\n" L("b") U("b")) RUN, "");
#undef RUN
#undef READER
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        UNIT(test_order),
        UNIT(test_gate),
        UNIT(test_self),
        UNIT(test_readers),
        UNIT(test_callback),
        UNIT(test_try),
        UNIT(test_join),
        UNIT(test_unlocks),
        UNIT(test_conditions),
        UNIT(test_rounds),
        UNIT(test_semaphores),
        UNIT(test_absent),
        UNIT(test_starving),
        UNIT(test_several),
        UNIT(test_wake_one),
        UNIT(test_stopping),
        UNIT(test_cancelled),
        UNIT(test_promise),
        UNIT(test_short),
        UNIT(test_after_once),
        UNIT(test_handlers),
        UNIT(test_room),
        UNIT(test_counted_readers),
    };
    return UNIT_RUN(tests);
}
