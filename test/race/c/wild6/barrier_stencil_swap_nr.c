// Heat equation on a plate: rows by threads, two grids by parity of the step, barrier after each
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#define N 66
#define T 4
#define STEPS 50
static double u[2][N][N];
static pthread_barrier_t bar;
static void *heat(void *arg)
{
    long id = (long)arg;
    int lo = 1 + id * ((N - 2) / T), hi = lo + (N - 2) / T;
    for (int s = 0; s < STEPS; s++) {
        int cur = s % 2, nxt = 1 - cur;
        for (int i = lo; i < hi; i++)
            for (int j = 1; j < N - 1; j++)
                u[nxt][i][j] = 0.25 * (u[cur][i - 1][j] + u[cur][i + 1][j] + u[cur][i][j - 1] + u[cur][i][j + 1]); // NORACE
        pthread_barrier_wait(&bar);
    }
    return NULL;
}
int main(void)
{
    pthread_t t[T];
    for (int j = 0; j < N; j++)
        u[0][0][j] = u[1][0][j] = 100.0;
    pthread_barrier_init(&bar, NULL, T);
    for (long i = 0; i < T; i++)
        pthread_create(&t[i], NULL, heat, (void *)i);
    for (int i = 0; i < T; i++)
        pthread_join(t[i], NULL);
    printf("%f\n", u[0][N / 2][N / 2]);
    return 0;
}
