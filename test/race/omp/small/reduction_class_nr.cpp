// User-defined reduction over a vector type, and a lambda called in the loop.
// flags: -fopenmp
#include <algorithm>
#include <cstdio>
#include <functional>
#include <vector>

#pragma omp declare reduction(vec_plus : std::vector<double> : std::transform( \
        omp_out.begin(), omp_out.end(), omp_in.begin(), omp_out.begin(), std::plus<double>())) \
    initializer(omp_priv = std::vector<double>(omp_orig.size()))

int main()
{
    const int n = 1000;
    std::vector<double> hist(10);
    auto bin = [](int i) { return (i * 7) % 10; };
#pragma omp parallel for reduction(vec_plus : hist)
    for (int i = 0; i < n; ++i)
        hist[bin(i)] += 1.0;
    std::printf("%f\n", hist[3]);
    return 0;
}
