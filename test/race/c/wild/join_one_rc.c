// Only the first of two threads is joined before the result is used
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct {
    int rows;
    int *sums;
} work_t;

static void *upper(void *p)
{
    work_t *w = p;
    for (int i = 0; i < w->rows / 2; i++)
        w->sums[i] = i * i;
    return NULL;
}

static void *lower(void *p)
{
    work_t *w = p;
    for (int i = w->rows / 2; i < w->rows; i++)
        w->sums[i] = i * i; // RACE!
    return NULL;
}

int main(void)
{
    work_t w = { 100, NULL };
    pthread_t a, b;
    int total = 0;
    w.sums = calloc(w.rows, sizeof(int));
    pthread_create(&a, NULL, upper, &w);
    pthread_create(&b, NULL, lower, &w);
    pthread_join(a, NULL);
    for (int i = 0; i < w.rows; i++)
        total += w.sums[i]; // RACE!
    printf("%d\n", total);
    pthread_join(b, NULL);
    free(w.sums);
    return 0;
}
