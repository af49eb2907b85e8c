// C11: jobs by an atomic index, results by slot, a latch of atomics ends it
#include <stdatomic.h>
#include <stdio.h>
#include <threads.h>
#define JOBS 100
static atomic_int next_job;
static int results[JOBS];
static mtx_t out;
static int printed;
static int worker(void *arg)
{
    (void)arg;
    int i;
    while ((i = atomic_fetch_add(&next_job, 1)) < JOBS) {
        results[i] = i * i; // NORACE
        mtx_lock(&out);
        printed++; // NORACE
        mtx_unlock(&out);
    }
    return 0;
}
int main(void)
{
    thrd_t t[4];
    mtx_init(&out, mtx_plain);
    for (int i = 0; i < 4; i++)
        if (thrd_create(&t[i], worker, NULL) != thrd_success)
            return 1;
    for (int i = 0; i < 4; i++)
        thrd_join(t[i], NULL);
    long sum = 0;
    for (int i = 0; i < JOBS; i++)
        sum += results[i];
    printf("%ld %d\n", sum, printed);
    mtx_destroy(&out);
    return 0;
}
