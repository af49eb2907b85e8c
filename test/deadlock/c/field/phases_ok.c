/* a parallel sweep in phases; main takes part in the barrier, or not */
#include <pthread.h>
#define WORKERS 3
static pthread_barrier_t phase;
static double cells[WORKERS][64];

static void *sweep(void *arg)
{
    double *row = arg;
    for (int step = 0; step < 10; step++) {
        for (int i = 1; i < 63; i++)
            row[i] = (row[i - 1] + row[i + 1]) / 2;
        pthread_barrier_wait(&phase);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[WORKERS];
    pthread_barrier_init(&phase, NULL, WORKERS + 1);
    for (int i = 0; i < WORKERS; i++)
        pthread_create(&t[i], NULL, sweep, cells[i]);
    for (int step = 0; step < 10; step++)
        pthread_barrier_wait(&phase);
    for (int i = 0; i < WORKERS; i++)
        pthread_join(t[i], NULL);
    pthread_barrier_destroy(&phase);
    return 0;
}
