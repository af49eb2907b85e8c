// Rows of a flat matrix, dealt out in turn and in blocks; an accessor is used at several places.
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <thread>
#include <vector>

class Grid {
    int rows_, cols_;
    std::vector<double> cells_;

public:
    Grid(int r, int c) : rows_(r), cols_(c), cells_(r * c) {}
    int rows() const { return rows_; }
    int cols() const { return cols_; }
    double &at(int r, int c) { return cells_[r * cols_ + c]; }
};

static void fillBlock(Grid &g, int first, int last)
{
    for (int r = first; r < last; ++r)
        for (int c = 0; c < g.cols(); ++c)
            g.at(r, c) = r * g.cols() + c;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? std::atoi(argv[1]) : 16, threads = 4;
    Grid grid(n, 2 * n), copy(n, 2 * n);
    std::vector<std::thread> pool;
    for (int t = 0; t < threads; ++t)
        pool.emplace_back(fillBlock, std::ref(grid), t * (n / threads), (t + 1) * (n / threads));
    for (auto &t : pool)
        t.join();
    std::vector<double> sums(n * n);
    std::vector<std::thread> others;
    for (int t = 0; t < threads; ++t)
        others.emplace_back([&, t] {
            for (int r = t; r < n; r += threads)
                for (int c = 0; c < n; ++c)
                    sums[r * n + c] = grid.at(r, c) + grid.at(r, c + n);
        });
    for (auto &t : others)
        t.join();
    std::printf("%f %f %d\n", grid.at(1, 1), sums[n], copy.rows());
}
