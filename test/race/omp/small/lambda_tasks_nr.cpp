// A generic function splits a range by tasks and calls what it is given
// flags: -fopenmp
#include <cstdio>
#include <vector>
template <typename F> static void split(int lo, int hi, const F &f)
{
    if (hi - lo <= 64) {
        for (int i = lo; i < hi; ++i)
            f(i);
        return;
    }
    int mid = lo + (hi - lo) / 2;
#pragma omp task shared(f)
    split(lo, mid, f);
#pragma omp task shared(f)
    split(mid, hi, f);
#pragma omp taskwait
}
int main()
{
    std::vector<double> v(4096);
#pragma omp parallel
#pragma omp single
    split(0, 4096, [&](int i) { v[i] = i * 0.5; }); // NORACE
    std::printf("%f\n", v[77]);
}
