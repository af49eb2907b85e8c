// Heat on a rod: two rows that change places, barriers between the phases
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define N 1000
#define THREADS 4
#define STEPS 50

static double a[N + 2], b[N + 2];
static pthread_barrier_t bar;

static void *part(void *arg)
{
    long id = (long)arg;
    int lo = 1 + (int)(id * N / THREADS), hi = 1 + (int)((id + 1) * N / THREADS);
    for (int s = 0; s < STEPS; s++) {
        for (int i = lo; i < hi; i++)
            b[i] = (a[i - 1] + a[i] + a[i + 1]) / 3; // NORACE
        pthread_barrier_wait(&bar);
        for (int i = lo; i < hi; i++)
            a[i] = b[i]; // NORACE
        pthread_barrier_wait(&bar);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[THREADS];
    pthread_barrier_init(&bar, NULL, THREADS);
    a[0] = a[N + 1] = 100;
    for (long i = 0; i < THREADS; i++)
        pthread_create(&t[i], NULL, part, (void *)i);
    for (int i = 0; i < THREADS; i++)
        pthread_join(t[i], NULL);
    printf("%f\n", a[N / 2]); // NORACE
    pthread_barrier_destroy(&bar);
    return 0;
}
