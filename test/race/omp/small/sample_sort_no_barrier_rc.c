// The master computes the offsets while the others already use them.
// flags: -fopenmp
// tsan: some: the master must be late
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>
#define N 5000
#define P 4

int main(void)
{
    static int data[N], sorted[N];
    int size[P] = {0}, begin[P + 1] = {0};
    int *local[P];
    for (int i = 0; i < N; i++)
        data[i] = (int)((i * 2654435761u) % 10000);
#pragma omp parallel num_threads(P)
    {
        int me = omp_get_thread_num();
        int lo = me * (10000 / P), hi = lo + 10000 / P, n = 0;
        local[me] = malloc(N * sizeof(int));
        for (int i = 0; i < N; i++)
            if (data[i] >= lo && data[i] < hi)
                local[me][n++] = data[i];
        size[me] = n;
#pragma omp barrier
#pragma omp master
        for (int t = 0; t < P; t++)
            begin[t + 1] = begin[t] + size[t]; // RACE! b
        for (int i = 0; i < size[me]; i++)
            sorted[begin[me] + i] = local[me][i]; // RACE! b
        free(local[me]);
    }
    printf("%d %d\n", sorted[0], sorted[N - 1]);
    return 0;
}
