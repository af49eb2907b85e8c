// Smoothing in place: each thread reads its neighbour's border
#include <pthread.h>
#include <stdio.h>

#define N 1024
#define T 4

static double grid[N];

struct range { int lo, hi; };

static void *smooth(void *arg)
{
    struct range *r = arg;
    for (int k = 0; k < 10; k++)
        for (int i = r->lo; i < r->hi; i++)
            if (i > 0 && i < N - 1)
                grid[i] = (grid[i - 1] + grid[i] + grid[i + 1]) / 3.0; // RACE!
    return NULL;
}

int main(void)
{
    pthread_t t[T];
    struct range r[T];
    for (int i = 0; i < N; i++)
        grid[i] = i % 7;
    for (int i = 0; i < T; i++) {
        r[i].lo = i * (N / T);
        r[i].hi = (i + 1) * (N / T);
        pthread_create(&t[i], NULL, smooth, &r[i]);
    }
    for (int i = 0; i < T; i++)
        pthread_join(t[i], NULL);
    printf("%f\n", grid[N / 2]);
    return 0;
}
