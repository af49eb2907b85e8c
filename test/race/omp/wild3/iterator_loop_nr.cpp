// a loop over iterators
// flags: -fopenmp
#include <cstdio>
#include <numeric>
#include <vector>
int main()
{
    std::vector<double> v(1000);
    std::iota(v.begin(), v.end(), 0.0);
#pragma omp parallel for
    for (auto it = v.begin(); it < v.end(); ++it)
        *it = *it * *it;
    std::printf("%f\n", std::accumulate(v.begin(), v.end(), 0.0));
}
