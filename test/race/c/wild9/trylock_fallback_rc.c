// If the lock is busy, the update is done anyway
#include <errno.h>
#include <pthread.h>
#include <stdio.h>

struct gauge {
    pthread_mutex_t mu;
    double value;
    unsigned long skipped, updates;
};

static void gauge_add(struct gauge *g, double d)
{
    int rc = pthread_mutex_trylock(&g->mu);
    if (rc == EBUSY)
        g->skipped++; // RACE! s
    g->value += d; // RACE! v
    if (rc == 0) {
        g->updates++; // NORACE
        pthread_mutex_unlock(&g->mu);
    }
}

static void *run(void *arg)
{
    for (int i = 0; i < 10000; i++)
        gauge_add(arg, 0.5);
    return NULL;
}

int main(void)
{
    struct gauge g = {.mu = PTHREAD_MUTEX_INITIALIZER};
    pthread_t t[3];
    for (int i = 0; i < 3; i++)
        pthread_create(t + i, NULL, run, &g);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    printf("%f %lu\n", g.value, g.skipped); // NORACE
    return 0;
}
