# shellcheck shell=bash disable=SC2154
# heddle explain: each stage that can drop a pair says so.

explained() {
    cat >e.c <<'C'
#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int racy, locked, joined, only_main, constant = 3, slots[2];
static void *work(void *p)
{
    racy++;
    pthread_mutex_lock(&m);
    locked++;
    pthread_mutex_unlock(&m);
    joined++;
    slots[0] = constant;
    return p;
}
static void unused(void) { racy = 7; }
int main(void)
{
    pthread_t t;
    only_main = 1;
    pthread_create(&t, 0, work, 0);
    racy++;
    pthread_mutex_lock(&m);
    locked++;
    pthread_mutex_unlock(&m);
    slots[1] = constant;
    only_main = 2;
    pthread_join(t, 0);
    joined++;
    return slots[0];
}
C
}

ask() { # what is expected, places...
    expected=$1
    shift
    run explain "$@" e.c
    expect_code 0
    expect_out "$expected"
}

case_explain_places() {
    explained
    ask 'nothing keeps them apart: reported' e.c:6 e.c:20
    ask 'dropped by locks: [0-9]+ pair' e.c:8 e.c:22
    ask 'both hold `m`' e.c:8 e.c:22
    ask 'dropped before pairs are made' e.c:10 e.c:27
    ask 'by `main`: no other thread runs at that point: thread `work` was joined$' e.c:10 e.c:27
    ask '^      before, at e.c:26:5' e.c:10 e.c:27
    ask 'never mean the same bytes' e.c:11 e.c:24
    ask '`only_main` .e.c:3.: stays in one thread' e.c:18 e.c:25
    while read -r place what; do
        run explain "$place" e.c
        expect_code 2
        expect_err "$what"
        expect_lines 1
    done <<'T'
e.c:14 there is no code at e.c:14; the nearest lines with code are 12 and 17
e.c:1 there is no code at e.c:1; the nearest line with code is 6
e.c:99 the nearest line with code is 28
other.c:6 the analysed code has no file 'other.c'; name the inputs as for 'heddle check'
T
    run explain e.c:6 e.c:3 e.c
    expect_code 2
    expect_err 'there is no code at e.c:3'
    run explain
    expect_code 2
    expect_err 'expected the id'
}

case_explain_id() {
    explained
    run check e.c --json r.json -o /dev/null
    id=$(python3 -c 'import json; print(json.load(open("r.json"))["findings"][0]["id"])')
    group=$(python3 -c 'import json; print(json.load(open("r.json"))["groups"][0]["id"])')
    run explain "$group" e.c
    expect_code 0
    expect_out 'racy'
    run explain "${id:0:10}" e.c
    expect_code 0
    expect_out 'data race: `racy`'
    expect_out 'names `racy` itself'
    expect_out 'what was tried'
    expect_out 'race: 1 pair'
    run explain 0123456789ab e.c
    expect_code 2
    expect_err "none of the 3 findings has an id that begins with '0123456789ab'; 'heddle check' with"
}

case_explain_pointer_chain() {
    cat >chain.c <<'C'
#include <pthread.h>
#include <stdlib.h>
struct box { int n; };
struct job { struct box *box; };
static struct box *box_new(void)
{
    return calloc(1, sizeof(struct box));
}
static void bump(struct box *b)
{
    b->n++;
}
static void *work(void *p)
{
    struct job *j = p;
    bump(j->box);
    return 0;
}
int main(void)
{
    pthread_t t;
    struct job job;
    job.box = box_new();
    pthread_create(&t, 0, work, &job);
    bump(job.box);
    return pthread_join(t, 0);
}
C
    run check chain.c --json r.json -o /dev/null
    id=$(python3 -c 'import json; print(json.load(open("r.json"))["findings"][0]["id"])')
    run explain "$id" chain.c
    expect_code 0
    expect_out 'chain.c:11:9 in `bump` gets to heap object from `box_new` .chain.c:7:12. by'
    expect_out 'chain.c:7:12 in `box_new`: made'
    expect_out 'chain.c:23:15 in `main`: returned by `box_new`'
    expect_out 'chain.c:23:13 in `main`: stored in `job.box`'
    expect_out 'chain.c:16:13 in `work`: read from `job.box`'
    expect_out 'chain.c:16:5 in `work`: passed to `bump`'
    expect_out 'thread `work` without a lock: work > bump'
    expect_out 'join: thread `work` is joined at chain.c:26:12'
    expect_out 'locks: neither side holds one'
}

# One pair for each stage that can drop one.
case_explain_stages() {
    cat >e.c <<'C'
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdlib.h>
static atomic_int hits, ready;
static int payload, grid[4], total, early;
static pthread_barrier_t gate;
static sem_t done;
static void *work(void *p)
{
    long me = (long)p;
    int *own = malloc(4);
    *own = 1;
    hits++;
    grid[me] = *own;
    pthread_barrier_wait(&gate);
    total = grid[3 - me];
    free(own);
    return p;
}
static void *reader(void *p)
{
    while (!atomic_load(&ready))
        ;
    payload++;
    sem_wait(&done);
    early++;
    return p;
}
int main(void)
{
    pthread_t t[4], r;
    pthread_barrier_init(&gate, 0, 4);
    sem_init(&done, 0, 0);
    pthread_create(&r, 0, reader, 0);
    payload = 7;
    atomic_store(&ready, 1);
    early = 3;
    sem_post(&done);
    for (long i = 0; i < 4; i++)
        pthread_create(&t[i], 0, work, (void *)i);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], 0);
    return total;
}
C
    ask 'no conflict: [0-9]+ pair' e.c:14 e.c:14
    ask 'both are atomic' e.c:14 e.c:14
    ask 'dropped by elements: [0-9]+ pair' e.c:15 e.c:15
    ask 'touch different elements of global `grid`' e.c:15 e.c:15
    ask 'barrier `gate` lies between them' e.c:15 e.c:17
    ask 'stays in one thread|has the object for itself' e.c:13 e.c:13
    ask 'dropped by phases' e.c:15 e.c:17
    ask 'before flag `ready` is set' e.c:25 e.c:36
    ask '`done` is released, the other after it was waited for' e.c:27 e.c:38
    ask 'no other thread runs at that point|was joined before, at e.c:43:9' e.c:17 e.c:44
    ask 'nothing keeps them apart' e.c:17 e.c:17
}

case_explain_what_was_tried() {
    cat >h.c <<'C'
#include <pthread.h>
#include <semaphore.h>
static sem_t s;
static pthread_barrier_t b;
static int racy;
static void *work(void *p)
{
    sem_wait(&s);
    pthread_barrier_wait(&b);
    racy++;
    return p;
}
int main(void)
{
    pthread_t t;
    sem_init(&s, 0, 0);
    pthread_barrier_init(&b, 0, 2);
    pthread_create(&t, 0, work, 0);
    sem_post(&s);
    pthread_barrier_wait(&b);
    racy++;
    return 0;
}
C
    run check h.c --json r.json -o /dev/null
    id=$(python3 -c 'import json; print(json.load(open("r.json"))["findings"][0]["id"])')
    run explain "$id" h.c
    expect_code 0
    expect_out 'hand-over: `main` posts semaphore `s` and thread `work` waits for it'
    expect_out 'elements: both sides touch bytes 0 to 3 of global `racy`'
    expect_out 'phases: both wait at barrier `b`'
    expect_no_out '.{101}'
}

# Stages behind the locks; each names what it rests on.
case_explain_later_stages() {
    cat >e.c <<'C'
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
struct node { int value; };
static _Atomic(struct node *) shared;
static atomic_int turn;
static int used_by_turns, racy_flag, behind_flag;
static void *work(void *p)
{
    struct node *n = atomic_load(&shared);
    int got = n ? n->value : 0;
    while (atomic_load(&turn) != 1)
        ;
    used_by_turns++;
    atomic_store(&turn, 0);
    while (!racy_flag)
        ;
    behind_flag++;
    return got ? 0 : p;
}
int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, work, 0);
    struct node *n = malloc(sizeof *n);
    n->value = 3;
    atomic_store(&shared, n);
    while (atomic_load(&turn) != 0)
        ;
    used_by_turns++;
    atomic_store(&turn, 1);
    behind_flag = 7;
    racy_flag = 1;
    return pthread_join(t, 0);
}
C
    ask 'dropped by turns: [0-9]+ pair' e.c:14 e.c:30
    ask 'they take turns by `turn`' e.c:14 e.c:30
    ask 'dropped by publication: [0-9]+ pair' e.c:26 e.c:11
    # A flag that is itself raced on orders nothing.
    ask 'nothing keeps them apart: reported' e.c:18 e.c:32
    expect_no_out 'dropped by a flag'
}

case_explain_paths() {
    mkdir -p lib build
    explained
    mv e.c lib/e.c
    cd build || exit 1
    for place in ../lib/e.c ../build/../lib/e.c lib/e.c e.c ./../lib//e.c "$PWD/../lib/e.c"; do
        run explain "$place:6" "$place:20" ../lib/e.c
        expect_code 0
        expect_out 'nothing keeps them apart: reported'
    done
    run explain ../lib/xe.c:6 ../lib/e.c
    expect_code 2
    expect_err "has no file '../lib/xe.c'; did you mean 'e.c:6'?"
}

# The call that orders is named, also where it stands in another function than the access.
case_explain_names_create_and_join() {
    cat >calls.c <<'C'
#include <pthread.h>
static pthread_t thread;
static int early, late, between;
static void *work(void *p)
{
    early++;
    late++;
    between++;
    return p;
}
static void setup(void) { early = 1; }
static void start(void) { pthread_create(&thread, 0, work, 0); }
static void stop(void) { pthread_join(thread, 0); }
static void report(void) { late++; }
int main(void)
{
    setup();
    start();
    between++;
    stop();
    report();
    return 0;
}
C
    run explain calls.c:6 calls.c:11 calls.c
    expect_code 0
    expect_out 'thread `work` is created'
    expect_out 'at calls.c:12:27'
    run explain calls.c:7 calls.c:14 calls.c
    expect_out 'was joined'
    expect_out 'at calls.c:13:26'
    run explain calls.c:8 calls.c:19 calls.c
    expect_out '^race: '
}

# A deadlock: each thread with the locks it takes on its way; a function that locks its argument
# holds the one that the other side waits for.
case_explain_deadlock() {
    cat >dead.c <<'C'
#include <pthread.h>
pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static void take(pthread_mutex_t *m) { pthread_mutex_lock(m); }
static void inner(void) { take(&b); pthread_mutex_unlock(&b); }
static void *work(void *p)
{
    take(&a);
    inner();
    pthread_mutex_unlock(&a);
    return p;
}
int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, work, 0);
    pthread_mutex_lock(&b);
    pthread_mutex_lock(&a);
    pthread_mutex_unlock(&a);
    pthread_mutex_unlock(&b);
    return pthread_join(t, 0);
}
C
    run check dead.c
    expect_code 1
    expect_out 'thread `work` waits for `b` under `a`, and `main` waits for `a` under `b`'
    id=$(awk '/^    id /{print $2}' <<<"$out")
    run explain "$id" dead.c
    expect_code 0
    expect_out '^how each thread gets there$'
    expect_out 'dead.c:7:5 in `work`: takes `a`, in `take`$'
    expect_out 'dead.c:8:5 in `work`: calls `inner`$'
    expect_out 'in `inner`: waits for `b`, which `main` holds$'
    expect_out 'dead.c:16:5 in `main`: takes `b`$'
    expect_out 'dead.c:17:5 in `main`: waits for `a`, which thread `work` holds$'
}

case_explain_scoped_lock_ends() { # however many mutexes it has
    cat >scoped.cpp <<'C'
#include <mutex>
#include <thread>
static std::mutex m, n;
static int total, hits;
static void hit()
{
    {
        std::scoped_lock both(m, n);
        total++;
    }
    hits++;
}
int main()
{
    std::thread a(hit), b(hit);
    a.join();
    b.join();
    return total;
}
C
    run check scoped.cpp -- -std=c++17
    expect_code 1
    expect_out '^    locks       none held$'
    expect_no_out 'a lock. held'
}

case_explain_lambdas_by_line() { # two lambdas of one function have one name
    cat >two.cpp <<'C'
#include <thread>
static int hits;
int main()
{
    std::thread one([] { hits++; });
    std::thread two([] { hits = 0; });
    one.join();
    two.join();
    return hits;
}
C
    run check two.cpp --json two.json
    expect_code 1
    expect_out '`main::lambda` \(line 6\)'
    expect_out '`main::lambda` \(line 5\)'
    run show two.json
    expect_out '`main::lambda` \(line'
    run explain two.cpp:5 two.cpp
    expect_out '^no conflict: '
    grep -qE '^no conflict' <<<"$(head -1 <<<"$out")" && fail "what matters does not come first"
    return 0
}

case_explain_queue_by_name() { # not by what std::queue keeps inside
    cat >queue.cpp <<'C'
#include <queue>
#include <thread>
struct Jobs {
    std::queue<int> waiting;
};
static Jobs jobs;
int main()
{
    std::thread other([] { jobs.waiting.push(1); });
    jobs.waiting.push(2);
    other.join();
    return 0;
}
C
    run check queue.cpp
    expect_code 1
    expect_out '`jobs.waiting` is written'
}

case_release_is_told() { # with a hint of its own, not as a write
    cat >free.c <<'C'
#include <pthread.h>
#include <stdlib.h>
struct job { int id, state; };
static struct job *job;
static void *work(void *p) { job->state = 1; return p; }
int main(void)
{
    pthread_t t;
    job = malloc(sizeof *job);
    pthread_create(&t, 0, work, 0);
    free(job);
    return pthread_join(t, 0);
}
C
    run check free.c
    expect_code 1
    expect_out '`job.state` is written by thread `work` while `main` frees it'
    expect_out 'free.c:11:5: free by `main`'
    expect_out 'one side gives the memory back'
    expect_out 'make sure that no other thread still uses the object'
    expect_no_out 'hold one lock'
}

case_containers_of_allocated_objects_by_name() { # what a library function is given, not an offset
    cat >held.cpp <<'C'
#include <list>
#include <string>
#include <thread>
#include <vector>
struct Inner { std::string name; std::vector<int> items; };
struct Outer { long n; Inner inner; std::list<int> queue; };
static Outer *shared;
static void work()
{
    shared->inner.items.push_back(1);
    shared->queue.push_back(2);
}
int main()
{
    shared = new Outer;
    std::thread other(work);
    shared->queue.push_back(3);
    shared->inner.items.push_back(4);
    other.join();
    return 0;
}
C
    run check held.cpp
    expect_code 1
    expect_out '`Inner.items`'
    expect_out '`Outer.queue`'
    expect_no_out 'heap object of main'
    expect_out 'in `main`'
}

case_pointers_to_several_variables() { # "may mean" is not "names"
    cat >pick.c <<'C'
#include <pthread.h>
static int a, b, named;
static int *pick(int i) { return i ? &a : &b; }
static void *work(void *p) { *pick(p != 0) = 1; named = 1; return p; }
int main(int argc, char **argv)
{
    pthread_t t;
    pthread_create(&t, 0, work, argc > 1 ? argv : 0);
    int got = *pick(argc) + named;
    return pthread_join(t, 0) + got;
}
C
    run check pick.c
    expect_code 1
    expect_out '`a` is written'
    expect_out '`b` is written'
    expect_out 'both sides may mean the same variable, by pointers'
    expect_out 'both sides name the same variable'
}

case_local_by_name() {
    cat >local.c <<'C'
#include <pthread.h>
static void *work(void *p) { ++*(int *)p; return p; }
int main(void)
{
    int count = 0;
    pthread_t t;
    pthread_create(&t, 0, work, &count);
    count++;
    return pthread_join(t, 0);
}
C
    run check local.c
    expect_out 'object      local variable `count` of `main`, local.c:5'
}

case_handlers_stand_behind() { # a handler and the code that it interrupts are the pair to look at
    cat >signal.c <<'C'
#include <signal.h>
#include <unistd.h>
static int stop;
static void on_signal(int number) { stop = number; }
int main(void)
{
    signal(SIGINT, on_signal);
    signal(SIGTERM, on_signal);
    while (!stop)
        sleep(1);
    return 0;
}
C
    run check signal.c
    expect_code 1
    expect_out '`stop` is written by signal handler `on_signal` while `main` reads it'
}

case_memory_by_who_keeps_it() { # and two objects of one function are two
    cat >kept.c <<'C'
#include <pthread.h>
#include <stdlib.h>
struct grid { int *cells, n; };
static int *results, *total;
static void *work(void *p)
{
    struct grid *g = p;
    for (int i = 0; i < 8; i++)
        results[i]++;
    ++*total;
    g->cells[3]++;
    return p;
}
static void *pairs(void *p)
{
    int **pair = p;
    ++*pair[0];
    ++*pair[1];
    return p;
}
int main(void)
{
    pthread_t t, u;
    struct grid grid = {calloc(8, sizeof(int)), 8};
    int *a = malloc(sizeof *a);
    int *b = malloc(sizeof *b);
    int *both[] = {a, b};
    results = calloc(8, sizeof *results);
    total = calloc(1, sizeof *total);
    pthread_create(&t, 0, work, &grid);
    pthread_create(&u, 0, pairs, both);
    work(&grid);
    ++*a;
    ++*b;
    return pthread_join(t, 0) + pthread_join(u, 0);
}
C
    run check kept.c
    expect_code 1
    expect_out '`results\[\]` is written'
    expect_out '`\*total` is written'
    expect_out '`grid.cells\[\]` is written'
    expect_out 'make the elements of `results` atomic'
    expect_out 'heap object from `main`, kept.c:25'
    expect_out 'heap object from `main`, kept.c:26'
    expect_out '^5 data races'
}

# A record without a name is known by the one it is a member of.
case_names_of_records_without_a_name() {
    cat >conn.c <<'C'
#include <pthread.h>
#include <stdlib.h>
struct conn {
    int id;
    struct {
        char *buffer;
        long used;
    } out;
    union {
        struct { int code; };
        long raw;
    };
};
static void *work(void *p)
{
    struct conn *c = p;
    c->out.used++;
    c->out.buffer[1]++;
    c->code++;
    return p;
}
int main(void)
{
    pthread_t t;
    struct conn *c = calloc(1, sizeof *c);
    c->out.buffer = calloc(8, 1);
    pthread_create(&t, 0, work, c);
    work(c);
    return pthread_join(t, 0);
}
C
    run check conn.c --json conn.json
    expect_code 1
    for name in conn.out.used conn.out.buffer conn.code; do
        grep -q "\"variable\": \"$name" conn.json || fail "no $name: $(grep '"variable"' conn.json)"
    done
    grep -qE '"variable": "(\.|struct)' conn.json && fail "a record has no name: $(grep '"variable"' conn.json)"
    return 0
}

# Threads of one function that are created in two places are two for who asks why.
case_explain_tells_threads_of_one_function_apart() {
    cat >two.c <<'C'
#include <pthread.h>
int hits;
static void *work(void *p)
{
    hits++;
    return p;
}
int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, work, 0);
    pthread_create(&b, 0, work, 0);
    pthread_join(a, 0);
    return pthread_join(b, 0);
}
C
    run explain two.c:5 two.c
    expect_code 0
    expect_out 'write of 4 bytes by thread `work` \(line 11\)'
    expect_out 'write of 4 bytes by thread `work` \(line 12\)'
    expect_out 'only one instance of thread `work` \(line 11\) runs at a time'
    [ "$(grep -c 'write of 4 bytes by thread `work` (line 11)' <<<"$out")" -le 5 ] || fail "a pair is told twice: $out"
}
