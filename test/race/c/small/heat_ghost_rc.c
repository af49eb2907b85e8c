// Heat along a rod: halo cells are read while the neighbour writes them (one barrier is missing)
#include <pthread.h>
#include <stdio.h>
#define T 4
#define PER 16
#define N (T * PER)
static double u[N + 2], v[N + 2];
static pthread_barrier_t bar;
static void *heat(void *arg)
{
    long me = (long)arg;
    int lo = 1 + me * PER, hi = lo + PER;
    for (int step = 0; step < 100; step++) {
        for (int i = lo; i < hi; i++)
            v[i] = (u[i - 1] + u[i + 1]) / 2; // RACE!
        for (int i = lo; i < hi; i++)
            u[i] = v[i]; // RACE!
        pthread_barrier_wait(&bar);
    }
    return NULL;
}
int main(void)
{
    pthread_t t[T];
    u[0] = 100;
    pthread_barrier_init(&bar, NULL, T);
    for (long i = 0; i < T; i++)
        pthread_create(&t[i], NULL, heat, (void *)i);
    for (int i = 0; i < T; i++)
        pthread_join(t[i], NULL);
    printf("%f\n", u[1]);
    return 0;
}
