// two buffers that change places, with a barrier in every round
#include <pthread.h>
#include <stdio.h>

#define T 4
#define N 64
static double grid[2][N];
static pthread_barrier_t bar;

static void *run(void *arg)
{
    long me = (long)arg;
    int lo = (int)me * (N / T), hi = lo + N / T;
    for (int s = 0; s < 100; s++) {
        double *from = grid[s % 2], *to = grid[(s + 1) % 2];
        for (int i = lo; i < hi; i++)
            to[i] = from[i] + from[(i + 1) % N]; // NORACE
        pthread_barrier_wait(&bar);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[T];
    pthread_barrier_init(&bar, NULL, T);
    for (long i = 0; i < T; i++)
        pthread_create(&t[i], NULL, run, (void *)i);
    for (int i = 0; i < T; i++)
        pthread_join(t[i], NULL);
    printf("%f\n", grid[0][0]);
    return 0;
}
