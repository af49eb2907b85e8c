// Jacobi with two arrays, whose pointers each thread exchanges after the barrier
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#define N 128
#define THREADS 4
static double *x, *xnew, A[N][N], b[N];
static pthread_barrier_t bar;
static void *jacobi(void *arg)
{
    int id = (int)(long)arg;
    int begin = id * (N / THREADS), end = begin + N / THREADS;
    double *cur = x, *nxt = xnew;
    for (int it = 0; it < 100; it++) {
        for (int i = begin; i < end; i++) {
            double s = b[i];
            for (int j = 0; j < N; j++)
                if (j != i)
                    s -= A[i][j] * cur[j]; // NORACE
            nxt[i] = s / A[i][i]; // NORACE
        }
        pthread_barrier_wait(&bar);
        double *tmp = cur;
        cur = nxt;
        nxt = tmp;
    }
    return NULL;
}
int main(void)
{
    pthread_t t[THREADS];
    x = calloc(N, sizeof *x);
    xnew = calloc(N, sizeof *xnew);
    for (int i = 0; i < N; i++) {
        b[i] = i;
        for (int j = 0; j < N; j++)
            A[i][j] = i == j ? 2 * N : 1;
    }
    pthread_barrier_init(&bar, NULL, THREADS);
    for (long i = 0; i < THREADS; i++)
        pthread_create(&t[i], NULL, jacobi, (void *)i);
    for (int i = 0; i < THREADS; i++)
        pthread_join(t[i], NULL);
    printf("%f\n", x[0]);
    pthread_barrier_destroy(&bar);
    free(x);
    free(xnew);
    return 0;
}
