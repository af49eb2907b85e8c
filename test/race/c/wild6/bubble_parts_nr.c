// Each thread bubble sorts its own chunk
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#define N 64
#define T 4
static int a[N];
struct chunk { int lo, hi; };
static void swap(int *x, int *y)
{
    int t = *x; // NORACE
    *x = *y; // NORACE
    *y = t; // NORACE
}
static void *bubble(void *p)
{
    struct chunk *c = p;
    for (int i = c->lo; i < c->hi; i++)
        for (int j = c->lo; j < c->hi - 1 - (i - c->lo); j++)
            if (a[j] > a[j + 1]) // NORACE
                swap(&a[j], &a[j + 1]);
    return NULL;
}
int main(void)
{
    pthread_t t[T];
    struct chunk c[T];
    for (int i = 0; i < N; i++)
        a[i] = rand() % 1000;
    for (int i = 0; i < T; i++) {
        c[i].lo = i * (N / T);
        c[i].hi = (i + 1) * (N / T);
        pthread_create(&t[i], NULL, bubble, &c[i]);
    }
    for (int i = 0; i < T; i++)
        pthread_join(t[i], NULL);
    for (int i = 0; i < N; i++)
        printf("%d\n", a[i]);
    return 0;
}
