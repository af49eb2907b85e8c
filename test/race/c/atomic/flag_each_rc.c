// each job has a flag, which is relaxed
#include <threads.h>
#include <stdatomic.h>
#include <stdio.h>
struct job { int in; int out; atomic_bool done; };
static struct job jobs[4];
static int run(void *arg) {
    struct job *j = arg;
    j->out = j->in * 2; // RACE!
    atomic_store_explicit(&j->done, 1, memory_order_relaxed);
    return 0;
}
int main(void) {
    thrd_t t[4];
    for (int i = 0; i < 4; i++) {
        jobs[i].in = i;
        thrd_create(&t[i], run, &jobs[i]);
    }
    int left = 4;
    for (int i = 0; i < 4; i++) {
        while (!atomic_load_explicit(&jobs[i].done, memory_order_relaxed)) thrd_yield();
        left -= jobs[i].out > 0; // RACE!
    }
    for (int i = 0; i < 4; i++) thrd_join(t[i], NULL);
    printf("%d\n", left);
    return 0;
}
