// The same on one grid: neighbours' rows are read while they are written
#include <pthread.h>
#include <stdio.h>
#define N 66
#define T 4
#define STEPS 50
static double u[N][N];
static pthread_barrier_t bar;
static void *heat(void *arg)
{
    long id = (long)arg;
    int lo = 1 + id * ((N - 2) / T), hi = lo + (N - 2) / T;
    for (int s = 0; s < STEPS; s++) {
        for (int i = lo; i < hi; i++)
            for (int j = 1; j < N - 1; j++)
                u[i][j] = 0.25 * (u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1]); // RACE!
        pthread_barrier_wait(&bar);
    }
    return NULL;
}
int main(void)
{
    pthread_t t[T];
    for (int j = 0; j < N; j++)
        u[0][j] = 100.0;
    pthread_barrier_init(&bar, NULL, T);
    for (long i = 0; i < T; i++)
        pthread_create(&t[i], NULL, heat, (void *)i);
    for (int i = 0; i < T; i++)
        pthread_join(t[i], NULL);
    printf("%f\n", u[N / 2][N / 2]);
    return 0;
}
