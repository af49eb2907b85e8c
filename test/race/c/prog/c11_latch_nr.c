// C11 threads: a count-down latch of mutex and condition lets main read the results
#include <stdio.h>
#include <stdlib.h>
#include <threads.h>

#define N 5

static mtx_t m;
static cnd_t c;
static int left = N;
static double result[N];

static int worker(void *arg)
{
    int i = *(int *)arg;
    free(arg);
    result[i] = i / 2.0; // NORACE
    mtx_lock(&m);
    if (--left == 0)
        cnd_signal(&c);
    mtx_unlock(&m);
    return 0;
}

int main(void)
{
    thrd_t t;
    mtx_init(&m, mtx_plain);
    cnd_init(&c);
    for (int i = 0; i < N; i++) {
        int *arg = malloc(sizeof *arg);
        *arg = i;
        thrd_create(&t, worker, arg);
        thrd_detach(t);
    }
    mtx_lock(&m);
    while (left > 0)
        cnd_wait(&c, &m);
    mtx_unlock(&m);
    double sum = 0;
    for (int i = 0; i < N; i++)
        sum += result[i]; // NORACE
    printf("%f\n", sum);
    return 0;
}
