// bucket sort: the next free place of a bucket is taken without protection
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

#define N 2000
#define B 10

static int data[N], bucket[B][N], fill[B];

static int cmp(const void *a, const void *b)
{
    return *(const int *)a - *(const int *)b;
}

int main(void)
{
    for (int i = 0; i < N; i++)
        data[i] = rand() % 1000;
#pragma omp parallel
    {
#pragma omp for
        for (int i = 0; i < N; i++) {
            int b = data[i] * B / 1000;
            int at = fill[b]++; // RACE! f
            bucket[b][at] = data[i]; // RACE! b
        }
#pragma omp for
        for (int b = 0; b < B; b++)
            qsort(bucket[b], fill[b], sizeof(int), cmp);
    }
    int k = 0;
    for (int b = 0; b < B; b++)
        for (int i = 0; i < fill[b]; i++)
            data[k++] = bucket[b][i];
    printf("%d %d\n", data[0], data[N - 1]);
    return 0;
}
