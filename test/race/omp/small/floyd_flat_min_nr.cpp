// Shortest paths in a flat array of unknown width, the shorter one chosen by std::min; row and column k stay as they are.
// flags: -fopenmp
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

static void shortest(int *d, int n)
{
    for (int k = 0; k < n; k++) {
#pragma omp parallel for
        for (int i = 0; i < n; i++) {
            if (i == k)
                continue;
            for (int j = 0; j < n; j++)
                if (j != k)
                    d[i * n + j] = std::min(d[i * n + k] + d[k * n + j], d[i * n + j]); // NORACE
        }
    }
}

static void widest(std::vector<double> &best, const std::vector<double> &w)
{
#pragma omp parallel for
    for (int i = 0; i < (int)w.size(); i++)
        best[i] = std::max(best[i], w[i] * 2); // NORACE
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? std::atoi(argv[1]) : 40;
    int *d = new int[n * n];
    for (int i = 0; i < n * n; i++)
        d[i] = std::rand() % 100;
    shortest(d, n);
    std::vector<double> best(n, 1.0), w(n, 0.75);
    widest(best, w);
    std::printf("%d %g\n", d[5], best[3]);
    delete[] d;
    return 0;
}
