// a thread is started also where the mark was set already: only the misses are counted
#include <pthread.h>
#include <stdatomic.h>

static atomic_int busy;
static int shared, misses;

static void *run(void *arg)
{
    shared++; // RACE!
    atomic_store(&busy, 0);
    return arg;
}

int main(void)
{
    pthread_t t;
    for (int i = 0; i < 10; i++) {
        int zero = 0;
        if (!atomic_compare_exchange_strong(&busy, &zero, 1))
            misses++;
        pthread_create(&t, NULL, run, NULL);
        pthread_detach(t);
    }
    return misses;
}
