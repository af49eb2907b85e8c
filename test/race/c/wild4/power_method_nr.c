// power iteration: each thread multiplies its rows, one normalises between barriers
#include <math.h>
#include <pthread.h>
#include <stdio.h>
// link: -lm
#define N 64
#define T 4
static double A[N][N], x[N], y[N], lambda;
static pthread_barrier_t bar;

static void *rows(void *arg)
{
    int id = (int)(long)arg;
    int lo = id * N / T, hi = (id + 1) * N / T;
    for (int it = 0; it < 20; it++) {
        for (int i = lo; i < hi; i++) {
            double s = 0;
            for (int j = 0; j < N; j++)
                s += A[i][j] * x[j];
            y[i] = s;
        }
        if (pthread_barrier_wait(&bar) == PTHREAD_BARRIER_SERIAL_THREAD) {
            double m = 0;
            for (int i = 0; i < N; i++)
                if (fabs(y[i]) > m)
                    m = fabs(y[i]);
            lambda = m;
        }
        pthread_barrier_wait(&bar);
        for (int i = lo; i < hi; i++)
            x[i] = y[i] / lambda;
        pthread_barrier_wait(&bar);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[T];
    pthread_barrier_init(&bar, NULL, T);
    for (int i = 0; i < N; i++) {
        x[i] = 1;
        for (int j = 0; j < N; j++)
            A[i][j] = 1.0 / (i + j + 1);
    }
    for (long i = 0; i < T; i++)
        pthread_create(&t[i], NULL, rows, (void *)i);
    for (int i = 0; i < T; i++)
        pthread_join(t[i], NULL);
    printf("%g\n", lambda);
    return 0;
}
