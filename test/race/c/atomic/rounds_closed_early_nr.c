/*
 * A worker stores zero in its counter when it has its result, and touches that no more.
 */
#include <pthread.h>
#include <stdatomic.h>

enum { WORKERS = 3, ROUNDS = 20 };

static atomic_ulong pending[WORKERS];
static long result[WORKERS];

static void *worker(void *arg)
{
    long id = (long)arg;
    for (int round = 0; round < ROUNDS; round++) {
        while (atomic_load_explicit(&pending[id], memory_order_acquire) == 0)
            ;
        result[id]++;
        atomic_store_explicit(&pending[id], 0, memory_order_release);
    }
    return NULL;
}

static long run_round(void)
{
    long sum = 0;
    for (long j = 0; j < WORKERS; j++)
        atomic_store_explicit(&pending[j], 1, memory_order_release);
    for (;;) {
        unsigned long left = 0;
        for (long j = 0; j < WORKERS; j++)
            left += atomic_load_explicit(&pending[j], memory_order_acquire);
        if (left == 0)
            break;
    }
    for (long j = 0; j < WORKERS; j++)
        sum += result[j];
    return sum;
}

int main(void)
{
    pthread_t threads[WORKERS];
    long all = 0;
    for (long i = 0; i < WORKERS; i++)
        pthread_create(&threads[i], NULL, worker, (void *)i);
    for (int i = 0; i < ROUNDS; i++)
        all += run_round();
    for (int i = 0; i < WORKERS; i++)
        pthread_join(threads[i], NULL);
    return (int)all;
}
