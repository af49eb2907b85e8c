// each job has a flag that says that its result is there
#include <threads.h>
#include <stdatomic.h>
#include <stdio.h>
struct job { int in; int out; atomic_bool done; };
static struct job jobs[4];
static mtx_t log_lock;
static char last[32];
static int run(void *arg) {
    struct job *j = arg;
    j->out = j->in * 2;
    atomic_store_explicit(&j->done, 1, memory_order_release);
    mtx_lock(&log_lock);
    snprintf(last, sizeof last, "job %d", j->in);
    mtx_unlock(&log_lock);
    return 0;
}
int main(void) {
    thrd_t t[4];
    mtx_init(&log_lock, mtx_plain);
    for (int i = 0; i < 4; i++) {
        jobs[i].in = i;
        thrd_create(&t[i], run, &jobs[i]);
    }
    int left = 4;
    for (int i = 0; i < 4; i++) {
        while (!atomic_load_explicit(&jobs[i].done, memory_order_acquire)) thrd_yield();
        left -= jobs[i].out > 0;
    }
    for (int i = 0; i < 4; i++) thrd_join(t[i], NULL);
    printf("%d %s\n", left, last);
    mtx_destroy(&log_lock);
    return 0;
}
