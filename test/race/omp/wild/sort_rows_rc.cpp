// algorithms of the library: two threads sort one row; a part reaches into the next one; swapped neighbours
// flags: -fopenmp
#include <algorithm>
#include <cstdio>
#include <numeric>
#include <vector>
int main() {
    const int n = 64, each = 16;
    std::vector<std::vector<int>> rows(n, std::vector<int>(100, 1));
    std::vector<int> flat(n * each + 1), next(n * each + 1);
#pragma omp parallel for
    for (int i = 0; i < n; ++i)
        std::sort(rows[i / 2].begin(), rows[i / 2].end()); // RACE! a
#pragma omp parallel for
    for (int i = 0; i < n; ++i)
        std::fill(flat.begin() + i * each, flat.begin() + (i + 1) * each + 1, i); // RACE! b
#pragma omp parallel for
    for (int i = 0; i < n * each; ++i)
        std::swap(next[i], next[i + 1]); // RACE! c
    std::printf("%d %d %d\n", rows[0][0], std::accumulate(flat.begin(), flat.end(), 0), next[0]);
}
