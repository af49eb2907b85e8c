// a barrier separates writing the own cell from reading the neighbour's
#include <pthread.h>
#include <stdio.h>

#define THREADS 3

static pthread_barrier_t barrier;
static int cells[THREADS];
static int sums[THREADS];

static void *simulate(void *arg)
{
    int me = *(int *)arg;

    for (int step = 0; step < 5; step++) {
        cells[me] += step; // NORACE
        pthread_barrier_wait(&barrier);
        sums[me] += cells[(me + 1) % THREADS]; // NORACE
        pthread_barrier_wait(&barrier);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[THREADS];
    int ids[THREADS];

    pthread_barrier_init(&barrier, NULL, THREADS);
    for (int i = 0; i < THREADS; i++) {
        ids[i] = i;
        pthread_create(&t[i], NULL, simulate, &ids[i]);
    }
    for (int i = 0; i < THREADS; i++)
        pthread_join(t[i], NULL);
    pthread_barrier_destroy(&barrier);
    printf("%d\n", sums[0]);
    return 0;
}
