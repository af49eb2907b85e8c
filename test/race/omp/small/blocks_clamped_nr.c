// Blocks by thread number, the last one longer, clipped at both ends of the array.
// flags: -fopenmp
#include <stdio.h>
#include <omp.h>
int a[205];
int main(void)
{
#pragma omp parallel
    {
        int t = omp_get_thread_num(), n = omp_get_num_threads();
        int size = 205 / n, lo = t * size, hi = lo + size;
        if (t == n - 1) hi = 205;
        if (lo < 3) lo = 3;
        if (hi > 200) hi = 200;
        for (int i = lo; i < hi; i++)
            a[i]++;
    }
    printf("%d\n", a[3]);
    return 0;
}
