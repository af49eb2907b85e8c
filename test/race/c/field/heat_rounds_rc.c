// Heat in a rod: all threads work in one row.
#include <pthread.h>
#include <stdio.h>

#define N 1024
#define P 4
#define STEPS 50

static double rod[1][N + 2];
static pthread_barrier_t bar;

static void *relax(void *arg)
{
    long id = (long)arg;
    int lo = 1 + id * (N / P), hi = lo + N / P;
    int cur = 0;
    for (int s = 0; s < STEPS; s++) {
        double *row = rod[cur];
        for (int i = lo; i < hi; i++)
            row[i] = (row[i - 1] + row[i + 1]) / 2; // RACE!
        pthread_barrier_wait(&bar);
        (void)s;
    }
    return NULL;
}

int main(void)
{
    pthread_t t[P];
    rod[0][0] = 100;
    pthread_barrier_init(&bar, NULL, P);
    for (long i = 0; i < P; i++)
        pthread_create(&t[i], NULL, relax, (void *)i);
    for (int i = 0; i < P; i++)
        pthread_join(t[i], NULL);
    printf("%f\n", rod[0][N / 2]);
    pthread_barrier_destroy(&bar);
    return 0;
}
