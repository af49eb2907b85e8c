// Blocks by hand with std::min, each one too long.
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
        int hi = std::min(lo + q + 1, n);
        for (int i = lo; i < hi; i++)
            a[i] = i; // RACE!
    }
#pragma omp parallel
    {
        int t = omp_get_thread_num(), p = omp_get_num_threads();
        int chunk = (n + p - 1) / p;
        int lo = std::min(t * chunk, n), hi = std::min((t + 2) * chunk, n);
        for (int i = lo; i < hi; i++)
            a[i] = i; // RACE!
    }
#pragma omp parallel
    {
        int t = omp_get_thread_num(), p = omp_get_num_threads();
        int chunk = (n + p - 1) / p;
        int lo = std::min(t * chunk, n), hi = std::min(lo + chunk + 1, n);
        for (int i = lo; i < hi; i++)
            a[i] = i; // RACE!
    }
    printf("%d\n", a[n - 1]);
    return 0;
}
