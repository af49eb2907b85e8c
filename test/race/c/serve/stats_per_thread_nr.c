// the monitor sums atomic counters of the threads while they run
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <unistd.h>

#define WORKERS 3

struct worker {
    pthread_t tid;
    int number;
    atomic_ulong requests;
    unsigned long private_sum;
};

static struct worker workers[WORKERS];
static atomic_int stop;

static void *serve(void *arg)
{
    struct worker *w = arg;

    while (!atomic_load(&stop)) {
        w->requests++; // NORACE
        w->private_sum += w->number; // NORACE
        usleep(10);
    }
    return NULL;
}

static void *monitor(void *arg)
{
    unsigned long sum = 0;

    for (int round = 0; round < 10; round++) {
        sum = 0;
        for (int i = 0; i < WORKERS; i++)
            sum += workers[i].requests; // NORACE
        usleep(100);
    }
    *(unsigned long *)arg = sum;
    return NULL;
}

int main(void)
{
    pthread_t m;
    unsigned long seen;

    for (int i = 0; i < WORKERS; i++) {
        workers[i].number = i; // NORACE
        pthread_create(&workers[i].tid, NULL, serve, &workers[i]);
    }
    pthread_create(&m, NULL, monitor, &seen);
    pthread_join(m, NULL);
    atomic_store(&stop, 1);
    for (int i = 0; i < WORKERS; i++)
        pthread_join(workers[i].tid, NULL);
    for (int i = 0; i < WORKERS; i++)
        seen += workers[i].private_sum; // NORACE
    printf("%lu\n", seen);
    return 0;
}
