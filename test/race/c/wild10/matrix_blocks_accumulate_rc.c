// Threads share the columns of a product and add into common totals
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define N 64
#define T 4
static double a[N][N], x[N], y[N];

struct part {
    int from, to;
};

static void *mul(void *arg)
{
    struct part *p = arg;
    for (int j = p->from; j < p->to; j++)
        for (int i = 0; i < N; i++)
            y[i] += a[i][j] * x[j]; // RACE!
    return NULL;
}

int main(void)
{
    pthread_t t[T];
    struct part p[T];
    for (int i = 0; i < N; i++) {
        x[i] = i;
        for (int j = 0; j < N; j++)
            a[i][j] = i + j; // NORACE
    }
    for (int k = 0; k < T; k++) {
        p[k].from = k * N / T;
        p[k].to = (k + 1) * N / T;
        pthread_create(&t[k], NULL, mul, &p[k]);
    }
    for (int k = 0; k < T; k++)
        pthread_join(t[k], NULL);
    printf("%f\n", y[3]); // NORACE
    return 0;
}
