// each worker waits for a flag of its own that says that its job is there
#include <pthread.h>
#include <stdatomic.h>
#include <sched.h>
#define N 4
struct worker { atomic_int go; int job; pthread_t t; } w[N];
static void *run(void *arg) {
    struct worker *me = arg;
    while (!atomic_load_explicit(&me->go, memory_order_acquire)) sched_yield();
    return (void *)(long)me->job;
}
int main(void) {
    for (int i = 0; i < N; i++) pthread_create(&w[i].t, 0, run, &w[i]);
    for (int i = 0; i < N; i++) {
        w[i].job = i;
        atomic_store_explicit(&w[i].go, 1, memory_order_release);
    }
    for (int i = 0; i < N; i++) pthread_join(w[i].t, 0);
    return 0;
}
