// A table of pointers, all to the storage of one vector.
// flags: -fopenmp
#include <cstdio>
#include <vector>

int main()
{
    const int n = 16;
    std::vector<double> data(100);
    std::vector<double *> rows;
    for (int i = 0; i < n; ++i)
        rows.push_back(data.data());
#pragma omp parallel for
    for (int i = 0; i < n; ++i)
        for (int j = 0; j < 100; ++j)
            rows[i][j] += i; // RACE!
    std::printf("%f\n", data[0]);
    return 0;
}
