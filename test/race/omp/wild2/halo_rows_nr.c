// rows divided by thread number by hand, two grids, pointers of each thread swapped
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
        double *src = a, *dst = b, *tmp;
        for (int it = 0; it < 10; it++) {
            for (int i = lo; i < hi; i++)
                for (int j = 1; j < C - 1; j++)
                    dst[i * C + j] = (src[(i - 1) * C + j] + src[(i + 1) * C + j] + src[i * C + j - 1] + src[i * C + j + 1]) / 4;
#pragma omp barrier
            tmp = src;
            src = dst;
            dst = tmp;
        }
    }
    printf("%f\n", a[C + 1]);
    free(a);
    free(b);
    return 0;
}
