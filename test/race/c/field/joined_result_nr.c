// Threads return what they found in memory of their own, which main adds up and frees.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define T 4
#define N 4000

static int numbers[N];

struct result {
    int min, max;
    long sum;
};

static void *scan(void *arg)
{
    int id = *(int *)arg;
    struct result *r = malloc(sizeof *r);
    int lo = id * (N / T), hi = lo + N / T;
    r->min = r->max = numbers[lo];
    r->sum = 0;
    for (int i = lo; i < hi; i++) {
        if (numbers[i] < r->min)
            r->min = numbers[i]; // NORACE
        if (numbers[i] > r->max)
            r->max = numbers[i];
        r->sum += numbers[i]; // NORACE
    }
    pthread_exit(r);
}

int main(void)
{
    pthread_t tid[T];
    int ids[T];
    struct result all = {1 << 30, -(1 << 30), 0};
    for (int i = 0; i < N; i++)
        numbers[i] = (i * 7919) % 10007;
    for (int i = 0; i < T; i++) {
        ids[i] = i;
        pthread_create(&tid[i], NULL, scan, &ids[i]);
    }
    for (int i = 0; i < T; i++) {
        void *p;
        pthread_join(tid[i], &p);
        struct result *r = p;
        if (r->min < all.min) // NORACE
            all.min = r->min;
        if (r->max > all.max)
            all.max = r->max;
        all.sum += r->sum; // NORACE
        free(r);
    }
    printf("%d %d %ld\n", all.min, all.max, all.sum);
    return 0;
}
