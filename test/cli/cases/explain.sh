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
    ask 'no other thread runs at that point' e.c:10 e.c:27
    ask 'never mean the same bytes' e.c:11 e.c:24
    ask '`only_main`: stays in one thread' e.c:18 e.c:25
    ask 'never reached|no code' e.c:14 e.c:6
    ask 'no code of the program' e.c:1 e.c:6
    run explain
    expect_code 2
    expect_err 'expected the id'
}

case_explain_id() {
    explained
    run check e.c --json r.json -o /dev/null
    id=$(python3 -c 'import json; print(json.load(open("r.json"))["findings"][0]["id"])')
    run explain "${id:0:10}" e.c
    expect_code 0
    expect_out 'data race: `racy`'
    expect_out 'may mean'
    expect_out 'race: 1 pair'
    run explain 0123456789ab e.c
    expect_code 2
    expect_err 'none has the id'
}
