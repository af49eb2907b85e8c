// a ticket lock whose counters are used in atomic functions
#include <pthread.h>
#include <assert.h>
extern void abort(void);
extern int __VERIFIER_nondet_int(void);
void assume_abort_if_not(int cond) { if (!cond) abort(); }
volatile unsigned next_ticket = 0;
volatile unsigned now_serving = 0;
unsigned c = 0;
unsigned __VERIFIER_atomic_fetch_and_increment__next_ticket(void) {
    unsigned v;
    v = next_ticket;
    next_ticket = next_ticket + 1;
    return v;
}
unsigned __VERIFIER_atomic_read_serving(void) { return now_serving; }
void __VERIFIER_atomic_bump_serving(void) { now_serving++; }
void acquire_lock(void) {
    unsigned my_ticket = __VERIFIER_atomic_fetch_and_increment__next_ticket();
    while (1) {
        if (__VERIFIER_atomic_read_serving() == my_ticket) break;
    }
}
void release_lock(void) { __VERIFIER_atomic_bump_serving(); }
void *thr1(void *arg) {
    acquire_lock();
    c++;
    assert(c == 1);
    c--;
    release_lock();
    return 0;
}
int main(void) {
    pthread_t t;
    while (__VERIFIER_nondet_int()) {
        pthread_create(&t, 0, thr1, 0);
    }
    return 0;
}
