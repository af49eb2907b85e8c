// matrix product, each thread computes its own rows
// flags: -std=c++17
#include <iostream>
#include <thread>
#include <vector>

using Matrix = std::vector<std::vector<double>>;

static void multiply_rows(const Matrix &a, const Matrix &b, Matrix &c, std::size_t from, std::size_t to)
{
    for (std::size_t i = from; i < to; ++i)
        for (std::size_t j = 0; j < b[0].size(); ++j) {
            double sum = 0;
            for (std::size_t k = 0; k < b.size(); ++k)
                sum += a[i][k] * b[k][j];
            c[i][j] = sum;
        }
}

int main()
{
    const std::size_t n = 32, threads = 4;
    Matrix a(n, std::vector<double>(n, 1.0)), b(n, std::vector<double>(n, 2.0)),
        c(n, std::vector<double>(n, 0.0));
    std::vector<std::thread> pool;
    const std::size_t rows = n / threads;
    for (std::size_t t = 0; t < threads; ++t) {
        std::size_t from = t * rows;
        std::size_t to = (t == threads - 1) ? n : from + rows;
        pool.emplace_back(multiply_rows, std::cref(a), std::cref(b), std::ref(c), from, to);
    }
    for (auto &t : pool)
        t.join();
    std::cout << c[0][0] << "\n";
}
