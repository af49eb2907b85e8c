// the comparison callback of qsort counts into a global
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define N 50

static long comparisons;

static int by_value(const void *a, const void *b)
{
    int x = *(const int *)a, y = *(const int *)b; // NORACE

    comparisons++; // RACE!
    return (x > y) - (x < y);
}

static void *sorter(void *arg)
{
    int numbers[N];
    unsigned seed = *(unsigned *)arg;

    for (int i = 0; i < N; i++)
        numbers[i] = (int)(seed = seed * 1103515245u + 12345u);
    qsort(numbers, N, sizeof(numbers[0]), by_value);
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    unsigned seeds[2] = {1, 2};

    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, sorter, &seeds[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    printf("%ld\n", comparisons); // NORACE
    return 0;
}
