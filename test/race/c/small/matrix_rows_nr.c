// Matrix product, a band of rows per thread
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#define N 64
#define T 4

static double a[N][N], b[N][N], c[N][N];

struct band { int from, to; };

static void *multiply(void *arg)
{
    struct band *w = arg;
    for (int i = w->from; i < w->to; i++)
        for (int j = 0; j < N; j++) {
            double s = 0;
            for (int k = 0; k < N; k++)
                s += a[i][k] * b[k][j];
            c[i][j] = s;
        }
    free(w);
    return NULL;
}

int main(void)
{
    pthread_t t[T];
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            a[i][j] = i + j;
            b[i][j] = i == j;
        }
    for (int i = 0; i < T; i++) {
        struct band *w = malloc(sizeof *w);
        w->from = i * (N / T);
        w->to = (i + 1) * (N / T);
        pthread_create(&t[i], NULL, multiply, w);
    }
    for (int i = 0; i < T; i++)
        pthread_join(t[i], NULL);
    printf("%f\n", c[3][4]);
    return 0;
}
