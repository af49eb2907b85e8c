// objects with a vector of their own, and one that all of them share
// flags: -fopenmp
#include <cstdio>
#include <memory>
#include <vector>

struct Grid {
    std::vector<double> cell;
    std::shared_ptr<std::vector<int>> visits;
    explicit Grid(int n, std::shared_ptr<std::vector<int>> v) : cell(n), visits(v) {}
    void relax(int round)
    {
        for (std::size_t i = 1; i + 1 < cell.size(); i++)
            cell[i] = 0.5 * (cell[i - 1] + cell[i + 1]);
        (*visits)[round]++; // RACE!
    }
};

int main()
{
    auto visits = std::make_shared<std::vector<int>>(10);
    std::vector<Grid> grids;
    for (int g = 0; g < 8; g++)
        grids.emplace_back(100, visits);
    for (int round = 0; round < 10; round++) {
#pragma omp parallel for
        for (int g = 0; g < 8; g++)
            grids[g].relax(round);
    }
    std::printf("%d\n", (*visits)[0]);
}
