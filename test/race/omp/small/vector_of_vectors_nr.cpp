// Rows of a vector of vectors, merged vectors by thread.
// flags: -fopenmp
#include <cstdio>
#include <omp.h>
#include <vector>

int main()
{
    const int n = 100;
    std::vector<std::vector<double>> m(n, std::vector<double>(n, 0.0));
    std::vector<double> sum(n);
#pragma omp parallel for
    for (int i = 0; i < n; ++i) {
        for (int j = 0; j < n; ++j)
            m[i][j] = i * j;
        sum[i] = 0;
        for (double x : m[i])
            sum[i] += x;
    }
    std::vector<int> even;
#pragma omp parallel
    {
        std::vector<int> mine;
#pragma omp for nowait
        for (int i = 0; i < n; ++i)
            if (i % 2 == 0)
                mine.push_back(i);
#pragma omp critical
        even.insert(even.end(), mine.begin(), mine.end());
    }
    std::printf("%f %zu\n", sum[5], even.size());
    return 0;
}
