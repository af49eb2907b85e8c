// Blocks by hand, the remainder spread over the first threads.
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#define N 1003
static double a[N], b[N];

static void my_range(int n, int *lo, int *hi)
{
    int t = omp_get_thread_num(), p = omp_get_num_threads();
    int q = n / p, r = n % p;
    *lo = t * q + (t < r ? t : r);
    *hi = *lo + q + (t < r ? 1 : 0);
}

int main(void)
{
    for (int i = 0; i < N; i++)
        b[i] = i;
#pragma omp parallel
    {
        int lo, hi;
        my_range(N, &lo, &hi);
        for (int i = lo; i < hi; i++)
            a[i] = b[i] * 2;
    }
    printf("%f\n", a[N - 1]);
    return 0;
}
