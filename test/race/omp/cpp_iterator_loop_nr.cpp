// a loop over iterators writes its own element
// flags: -fopenmp
#include <cstdio>
#include <vector>

int main()
{
    std::vector<double> v(1000, 1.0);
#pragma omp parallel for
    for (std::vector<double>::iterator it = v.begin(); it < v.end() - 1; ++it) {
        *it = *it * 2; // NORACE
    }
    std::printf("%f\n", v[0]);
    return 0;
}
