// Blocks by hand with std::min.
// flags: -fopenmp
#include <omp.h>
#include <algorithm>
#include <vector>
#include <cstdio>
int main()
{
    std::vector<int> a(1001);
    int n = (int)a.size();
#pragma omp parallel
    {
        int t = omp_get_thread_num(), p = omp_get_num_threads();
        int q = n / p, r = n % p;
        int lo = t * q + std::min(t, r);
        int hi = lo + q + (t < r);
        for (int i = lo; i < hi; i++)
            a[i] = i;
    }
#pragma omp parallel
    {
        int t = omp_get_thread_num(), p = omp_get_num_threads();
        int chunk = (n + p - 1) / p;
        int lo = std::min(t * chunk, n), hi = std::min((t + 1) * chunk, n);
        for (int i = lo; i < hi; i++)
            a[i] = i;
    }
#pragma omp parallel
    {
        int t = omp_get_thread_num(), p = omp_get_num_threads();
        int chunk = (n + p - 1) / p;
        int lo = std::min(t * chunk, n), hi = std::min(lo + chunk, n);
        for (int i = lo; i < hi; i++)
            a[i] = i;
    }
    printf("%d\n", a[n - 1]);
    return 0;
}
