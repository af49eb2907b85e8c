// A grid of three dimensions, a class with a vector of rows.
// flags: -fopenmp
#include <cstdio>
#include <vector>

class Grid {
public:
    Grid(int n, int m) : rows_(n, std::vector<float>(m)) {}
    float &at(int i, int j) { return rows_[i][j]; }
    float get(int i, int j) const { return rows_[i][j]; }
    int height() const { return static_cast<int>(rows_.size()); }
    int width() const { return static_cast<int>(rows_[0].size()); }

private:
    std::vector<std::vector<float>> rows_;
};

int main()
{
    std::vector<std::vector<std::vector<int>>> cube(
        8, std::vector<std::vector<int>>(9, std::vector<int>(10)));
#pragma omp parallel for
    for (int i = 0; i < 8; ++i)
        for (int j = 0; j < 9; ++j)
            for (int k = 0; k < 10; ++k)
                cube[i][j][k] = i + j + k;
    Grid a(50, 60), b(50, 60);
    for (int step = 0; step < 10; ++step) {
#pragma omp parallel for
        for (int i = 1; i < a.height() - 1; ++i)
            for (int j = 1; j < a.width() - 1; ++j)
                b.at(i, j) = 0.25f * (a.get(i - 1, j) + a.get(i + 1, j) + a.get(i, j - 1) +
                                      a.get(i, j + 1));
        std::swap(a, b);
    }
    std::printf("%d %f\n", cube[1][2][3], a.get(2, 2));
    return 0;
}
