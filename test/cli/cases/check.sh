# shellcheck shell=bash disable=SC2154
# heddle check as a whole: exit codes, formats, sameness.

racy() {
    cat >racy.c <<'C'
#include <pthread.h>
int hits, misses;
static void *work(void *p) { hits++; misses++; return p; }
int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, work, 0);
    hits++;
    misses++;
    return pthread_join(t, 0);
}
C
    sed -e 's/pthread_create/pthread_mutex_t m; &/' -e 's/^    hits++;$/    pthread_join(t, 0); hits++;/' racy.c >joined.c
}

# Whether the analysis is there: the stage of that name.
analyses() { "$heddle" check --stats "$1" | grep -q ' races: '; }

case_exit_codes() {
    racy
    analyses racy.c || return 0
    run check racy.c
    expect_code 1
    expect_out 'racy.c:3'
    run check joined.c
    expect_code 0
    echo 'int broken( {' >broken.c
    run check racy.c broken.c
    expect_code 1
    run check --strict racy.c broken.c
    expect_code 2
}

case_formats() {
    racy
    analyses racy.c || return 0
    for format in json sarif; do
        run check --format $format -o report racy.c
        expect_code 1
        python3 -c 'import json, sys; json.load(open(sys.argv[1]))' report || fail "$format is not valid"
    done
}

case_limited_findings() {
    racy
    analyses racy.c || return 0
    run check racy.c
    expect_out '\[2\]'
    run check --max-findings 1 racy.c --json limited.json
    expect_code 1
    expect_no_out '\[2\]'
    expect_out '1 more finding is not listed here'
    expect_out '^2 data races'
    # What is saved has all: a baseline that was cut would make old findings new.
    run check racy.c --baseline limited.json
    expect_code 0
    # What is suppressed takes nobody's place.
    printf 'suppressions:\n  - {variable: hits, reason: known}\n' >heddle.yml
    run check --max-findings 1 racy.c
    expect_out '\[1\] data race: `misses`'
    expect_out '^1 data race'
}

# A program of $1 semaphores, each used as a lock.
semaphores() {
    echo '#include <pthread.h>'
    echo '#include <semaphore.h>'
    echo 'int data;'
    for i in $(seq "$1"); do
        echo "sem_t s$i; static void use$i(void) { sem_wait(&s$i); data++; sem_post(&s$i); }"
    done
    echo 'static void *work(void *a) {'
    for i in $(seq "$1"); do echo "sem_init(&s$i, 0, 1); use$i();"; done
    echo 'return a; }'
    echo 'int main(void) { pthread_t t; pthread_create(&t, 0, work, 0); work(0); return 0; }'
}

case_more_semaphores_than_are_kept() {
    semaphores 20 >few.c
    semaphores 80 >many.c
    analyses few.c || return 0
    run check few.c
    expect_no_out 'order nothing'
    run check many.c
    expect_out 'some semaphores, flags and turns order nothing'
}

case_same_bytes() {
    racy
    for i in 1 2 3 4; do echo "int f$i(void) { return $i; }" >f$i.c; done
    for format in text json sarif; do
        "$heddle" check --no-cache -j1 --format $format racy.c f*.c >first
        "$heddle" check -j2 --format $format f*.c racy.c >second
        "$heddle" check -j3 --format $format racy.c f*.c >third
        cmp first second || fail "$format differs with two jobs and a cold cache"
        cmp first third || fail "$format differs with three jobs and a warm cache"
    done
}

# Where a lock was taken: on the way to the access, by a wrapper that is named, and not where a wait
# or another thread took it again.
case_check_taken_at() {
    cat >t.c <<'C'
#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t ready = PTHREAD_COND_INITIALIZER;
static int shared, waited, go;
static void enter(void) { pthread_mutex_lock(&m); }
static void leave(void) { pthread_mutex_unlock(&m); }
static void *other(void *p)
{
    pthread_mutex_lock(&m);
    go = 1;
    pthread_cond_signal(&ready);
    pthread_mutex_unlock(&m);
    shared++;
    waited++;
    return p;
}
static void *wrapped(void *p)
{
    enter();
    shared++;
    leave();
    return p;
}
static void *waiting(void *p)
{
    pthread_mutex_lock(&m);
    while (!go)
        pthread_cond_wait(&ready, &m);
    waited++;
    pthread_mutex_unlock(&m);
    return p;
}
int main(void)
{
    pthread_t t[3];
    pthread_create(&t[0], 0, other, 0);
    pthread_create(&t[1], 0, wrapped, 0);
    pthread_create(&t[2], 0, waiting, 0);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], 0);
    return 0;
}
C
    run check t.c --json t.json
    expect_code 1
    expect_out '`m` held, taken at t.c:19:5 in `wrapped` by `enter`'
    expect_out '`m` held, taken at t.c:26:5 in `waiting`'
    grep -q '"acquired_by": "enter"' t.json || fail 'the wrapper is not in the JSON report'
}

# The lock that most accesses hold is named, and the hint asks for it; one that is held far above the
# access, for who knows what, is not asked for.
case_check_likely_lock() {
    cat >u.c <<'C'
#include <pthread.h>
static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t all = PTHREAD_MUTEX_INITIALIZER;
static long n, far;
static void put(long v) { pthread_mutex_lock(&a); n = v; pthread_mutex_unlock(&a); }
static void add(long v) { pthread_mutex_lock(&a); n += v; pthread_mutex_unlock(&a); }
static void sub(long v) { pthread_mutex_lock(&a); n -= v; pthread_mutex_unlock(&a); }
static void wrong(void) { pthread_mutex_lock(&b); n = 0; pthread_mutex_unlock(&b); }
static void f5(void) { far++; }
static void f4(void) { f5(); }
static void f3(void) { f4(); }
static void f2(void) { f3(); }
static void f1(void) { f2(); }
static void *one(void *p) { put(1); add(2); wrong(); far++; return p; }
static void *two(void *p)
{
    add(1);
    sub(2);
    pthread_mutex_lock(&all);
    f1();
    pthread_mutex_unlock(&all);
    return p;
}
int main(void)
{
    pthread_t t, u;
    pthread_create(&t, 0, one, 0);
    pthread_create(&u, 0, two, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    return 0;
}
C
    run check u.c
    expect_code 1
    expect_out '`a` is held at 7'
    expect_out 'hint +hold `a` around the write at u.c:8:'
    expect_out 'hint +hold one lock around both accesses, or make `far` atomic'
    expect_out '`all`, which one side holds, is taken'
}

case_check_same_statements_two_variables() {
    cat >t.c <<'EOF'
#include <pthread.h>
static int hits, misses, locked;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static void bump(int *n) { *n += 1; }
static void *run(void *arg)
{
    bump(&hits);
    bump(&misses);
    pthread_mutex_lock(&lock);
    locked++;
    pthread_mutex_unlock(&lock);
    return arg;
}
int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, run, NULL);
    pthread_create(&b, NULL, run, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return hits + misses;
}
EOF
    run check t.c
    expect_code 1
    expect_out '^\[[12]\] data race: `hits`'
    expect_out '^\[[12]\] data race: `misses`'
    expect_no_out 'data race: `locked`'
}

case_check_progress_on_a_terminal() {
    command -v script >/dev/null || return 0
    echo 'int main(void) { return 0; }' >t.c
    # Nothing of it on a pipe, and a quiet run on a terminal says nothing either.
    run check t.c
    expect_no_err 'inputs'
    TERM=xterm script -qec "$heddle check -q t.c" /dev/null >typescript 2>&1
    grep -q 'inputs' typescript && fail "quiet run shows progress"
    return 0
}

# Nobody can act on the line of a class: what its implicit members do is shown where they are called.
case_check_implicit_members() {
    cat >box.cpp <<'C'
#include <thread>
struct Text { Text &operator=(const Text &t) { length = t.length; return *this; } int length = 0; };
struct Box {
    Text text;
    int id = 0;
};
static Box box;
static void reset()
{
    box = Box();
}
static void work() { reset(); }
int main()
{
    std::thread a(work), b(work);
    a.join();
    b.join();
    return box.id;
}
C
    run check box.cpp
    expect_code 1
    expect_out 'box.cpp:10:9: write of 4 bytes by thread `work` through `Box::operator=` in `reset`'
    expect_no_out 'box.cpp:3:[0-9]*: write'
    expect_out 'box.cpp:2:55: write of 4 bytes by thread `work` in `Text::operator=`' # a line of its own
    expect_out 'the same$|the same place, locks and stack' # said once
    run explain box.cpp:10 box.cpp
    expect_out 'on `box.id`'
    expect_out 'nothing keeps them apart: reported'
}
