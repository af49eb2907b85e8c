// Heat in a rod: two rows, which change roles after each barrier, a local pointer to each.
#include <pthread.h>
#include <stdio.h>

#define N 1024
#define P 4
#define STEPS 50

static double rod[2][N + 2];
static pthread_barrier_t bar;

static void *relax(void *arg)
{
    long id = (long)arg;
    int lo = 1 + id * (N / P), hi = lo + N / P;
    int cur = 0;
    for (int s = 0; s < STEPS; s++) {
        double *old = rod[cur], *new = rod[1 - cur];
        for (int i = lo; i < hi; i++)
            new[i] = (old[i - 1] + old[i + 1]) / 2; // NORACE
        pthread_barrier_wait(&bar);
        cur = 1 - cur;
    }
    return NULL;
}

int main(void)
{
    pthread_t t[P];
    rod[0][0] = rod[1][0] = 100;
    pthread_barrier_init(&bar, NULL, P);
    for (long i = 0; i < P; i++)
        pthread_create(&t[i], NULL, relax, (void *)i);
    for (int i = 0; i < P; i++)
        pthread_join(t[i], NULL);
    printf("%f\n", rod[0][N / 2]);
    pthread_barrier_destroy(&bar);
    return 0;
}
