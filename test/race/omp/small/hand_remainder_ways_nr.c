// Blocks by hand: the first threads take one more of what is left over, in four ways.
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#define N 1001
static double a[N + 4], b[N + 4];
int main(void)
{
#pragma omp parallel
    {
        int t = omp_get_thread_num(), p = omp_get_num_threads();
        int q = N / p, r = N % p;
        int lo = t * q + (t < r ? t : r);
        int hi = lo + q + (t < r ? 1 : 0);
        for (int i = lo; i < hi; i++)
            a[i] = b[i] * 2;
    }
#pragma omp parallel
    {
        int t = omp_get_thread_num(), p = omp_get_num_threads();
        int q = N / p, r = N % p, lo, hi;
        if (t < r) {
            lo = t * (q + 1);
            hi = lo + q + 1;
        } else {
            lo = t * q + r;
            hi = lo + q;
        }
        for (int i = lo; i < hi; i++)
            a[i] = b[i] * 2;
    }
#pragma omp parallel
    {
        int t = omp_get_thread_num(), p = omp_get_num_threads();
        int q = N / p, r = N % p;
        int count = q + (t < r), lo = t * q + (t <= r ? t : r);
        for (int i = 0; i < count; i++)
            a[lo + i] = b[i] * 2;
    }
#pragma omp parallel
    {
        int t = omp_get_thread_num(), p = omp_get_num_threads();
        int q = N / p, r = N % p;
        int len = q, lo = t * q;
        if (t < r) {
            len++;
            lo += t;
        } else
            lo += r;
        for (int i = lo; i < lo + len; i++)
            a[i] = b[i] * 2;
    }
    printf("%f\n", a[N - 1]);
    return 0;
}
