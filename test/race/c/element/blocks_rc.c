// blocks overlap by one element because the upper bound is inclusive
#include <pthread.h>
#include <stdio.h>

#define N 120
#define THREADS 4

static double values[N + 1];

struct range {
    int lo;
    int hi;
};

static void *scale(void *arg)
{
    const struct range *r = arg;

    for (int i = r->lo; i <= r->hi; i++)
        values[i] = values[i] * 0.5 + 1; // RACE!
    return NULL;
}

int main(void)
{
    pthread_t threads[THREADS];
    struct range ranges[THREADS];

    for (int i = 0; i < N; i++)
        values[i] = i; // NORACE
    for (int t = 0; t < THREADS; t++) {
        ranges[t].lo = t * (N / THREADS);
        ranges[t].hi = (t + 1) * (N / THREADS);
        pthread_create(&threads[t], NULL, scale, &ranges[t]);
    }
    for (int t = 0; t < THREADS; t++)
        pthread_join(threads[t], NULL);
    printf("%g\n", values[N - 1]); // NORACE
    return 0;
}
