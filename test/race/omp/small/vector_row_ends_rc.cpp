// First element of each row, and last element of the first row.
// flags: -fopenmp
#include <cstdio>
#include <vector>

int main()
{
    std::vector<std::vector<int>> rows(10, std::vector<int>(1));
#pragma omp parallel for
    for (int i = 0; i < 10; ++i) {
        rows[i].front() = i; // RACE!
        rows[0].back() += 1; // RACE!
    }
    std::printf("%d\n", rows[0][0]);
    return 0;
}
