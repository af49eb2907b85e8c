/* A-ROUND: who adds up the counters of workers in a loop adds up those of all. Here the last worker
 * is left out. */
#include <pthread.h>
#include <stdatomic.h>

enum { WORKERS = 3 };
static atomic_int pending[WORKERS];
static long result[WORKERS];

static void *work(void *arg)
{
    long id = (long)arg;
    while (atomic_load_explicit(&pending[id], memory_order_acquire) == 0)
        ;
    result[id]++; /* MISSED */
    atomic_store_explicit(&pending[id], 0, memory_order_release);
    return NULL;
}

int main(void)
{
    pthread_t threads[WORKERS];
    for (long i = 0; i < WORKERS; i++)
        pthread_create(&threads[i], NULL, work, (void *)i);
    for (int i = 0; i < WORKERS; i++)
        atomic_store_explicit(&pending[i], 1, memory_order_release);
    for (int left = 1; left;) {
        left = 0;
        for (int i = 0; i + 1 < WORKERS; i++)
            left += atomic_load_explicit(&pending[i], memory_order_acquire);
#ifdef CONTROL
        break;
#endif
    }
    for (int i = 0; i < WORKERS; i++)
        result[i] = 0; /* MISSED */
    for (int i = 0; i < WORKERS; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
