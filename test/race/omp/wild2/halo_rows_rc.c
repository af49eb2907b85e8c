// rows divided by thread number: the last row of one is the first of the next
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>
#define R 66
#define C 66
int main(void)
{
    double *a = calloc(R * C, sizeof *a), *b = calloc(R * C, sizeof *b);
    for (int j = 0; j < C; j++)
        a[j] = b[j] = 1;
#pragma omp parallel
    {
        int nt = omp_get_num_threads(), me = omp_get_thread_num();
        int rows = (R - 2) / nt, lo = 1 + me * rows;
        int hi = me == nt - 1 ? R - 1 : lo + rows;
        for (int it = 0; it < 10; it++) {
            for (int i = lo; i <= hi; i++)
                for (int j = 1; j < C - 1; j++)
                    b[i * C + j] = a[i * C + j - 1] + a[i * C + j + 1]; // RACE!
#pragma omp barrier
            for (int i = lo; i < hi; i++)
                for (int j = 1; j < C - 1; j++)
                    a[i * C + j] = b[i * C + j];
#pragma omp barrier
        }
    }
    printf("%f\n", a[C + 1]);
    free(a);
    free(b);
    return 0;
}
