// A matrix product: each row by an asynchronous call.
// flags: -std=c++17
#include <future>
#include <iostream>
#include <vector>

using Matrix = std::vector<std::vector<double>>;

static void row(const Matrix &a, const Matrix &b, Matrix &c, std::size_t i)
{
    for (std::size_t j = 0; j < b[0].size(); ++j) {
        double sum = 0;
        for (std::size_t k = 0; k < b.size(); ++k)
            sum += a[i][k] * b[k][j];
        c[i][j] = sum; // NORACE
    }
}

int main()
{
    const std::size_t n = 16;
    Matrix a(n, std::vector<double>(n, 1.0)), b(n, std::vector<double>(n, 2.0)), c(n, std::vector<double>(n));
    std::vector<std::future<void>> rows;
    for (std::size_t i = 0; i < n; ++i)
        rows.push_back(std::async(std::launch::async, row, std::cref(a), std::cref(b), std::ref(c), i));
    for (auto &r : rows)
        r.wait();
    std::cout << c[3][4] << '\n';
}
