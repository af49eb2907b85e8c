// Rows of a vector of vectors, but all threads add to the first one.
// flags: -fopenmp
#include <cstdio>
#include <vector>

int main()
{
    const int n = 64;
    std::vector<std::vector<double>> m(n, std::vector<double>(n, 1.0));
#pragma omp parallel for
    for (int i = 1; i < n; ++i)
        for (int j = 0; j < n; ++j) {
            m[0][j] += m[i][j]; // RACE!
            m[i][j] = 0;
        }
    std::printf("%f\n", m[0][0]);
    return 0;
}
