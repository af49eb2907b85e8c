// the per-thread structs point to statistics of their own
#include <pthread.h>
#include <stdio.h>

#define WORKERS 3

struct stats {
    long calls;
};

struct worker {
    pthread_t thread;
    struct stats *stats;
    long done;
};

static void *run(void *arg)
{
    struct worker *w = arg;

    for (int i = 0; i < 50; i++) {
        w->done++; // NORACE
        w->stats->calls++; // NORACE
    }
    return NULL;
}

int main(void)
{
    static struct stats stats[WORKERS];
    struct worker workers[WORKERS];
    long calls = 0;

    for (int i = 0; i < WORKERS; i++) {
        workers[i].stats = &stats[i];
        workers[i].done = 0;
        pthread_create(&workers[i].thread, NULL, run, &workers[i]);
    }
    for (int i = 0; i < WORKERS; i++)
        pthread_join(workers[i].thread, NULL);
    for (int i = 0; i < WORKERS; i++)
        calls += stats[i].calls; // NORACE
    printf("%ld\n", calls);
    return 0;
}
