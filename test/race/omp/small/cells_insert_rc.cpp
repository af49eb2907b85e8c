// Cell lists built in parallel: two threads may insert into one cell.
// flags: -fopenmp
// tsan: no: the accesses lie in the library's header
#include <cstdio>
#include <vector>

int main()
{
    const int side = 8, n = 500;
    std::vector<double> x(n), y(n);
    std::vector<std::vector<int>> cells(side * side);
    for (int i = 0; i < n; ++i) {
        x[i] = (i * 13 % 80) * 0.1;
        y[i] = (i * 29 % 80) * 0.1;
    }
#pragma omp parallel for
    for (int i = 0; i < n; ++i) {
        int c = static_cast<int>(y[i]) * side + static_cast<int>(x[i]);
        cells[c].push_back(i); // RACE!
    }
    std::printf("%zu\n", cells[3].size());
}
