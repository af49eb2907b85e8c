// Shortest paths without leaving out row k, a choice between neighbours, and columns that are moved out of their row.
// flags: -fopenmp
#include <algorithm>
#include <cstdio>
#include <cstdlib>

int main(int argc, char **argv)
{
    int n = argc > 1 ? std::atoi(argv[1]) : 40, shift = argc > 2 ? std::atoi(argv[2]) : 3;
    int *d = new int[n * n], *line = new int[n + 1], *t = new int[n * n + n];
    for (int i = 0; i < n * n; i++)
        d[i] = std::rand() % 100, t[i] = 0;
    for (int i = 0; i <= n; i++)
        line[i] = i;
    for (int k = 0; k < n; k++) {
#pragma omp parallel for
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                d[i * n + j] = std::min(d[i * n + k] + d[k * n + j], d[i * n + j]); // RACE! a
    }
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        line[i] = std::max(line[i], line[i + 1]); // RACE! b
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            t[i * n + j + shift] += t[i * n + j]; // RACE! c
    std::printf("%d %d %d\n", d[5], line[3], t[9]);
    return 0;
}
