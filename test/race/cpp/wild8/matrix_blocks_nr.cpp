// Matrix product by rows, the last thread gets the rest.
// flags: -std=c++11
#include <iostream>
#include <thread>
#include <vector>

using Matrix = std::vector<std::vector<double>>;

static void multiply_rows(const Matrix &a, const Matrix &b, Matrix &c, int row_begin, int row_end)
{
    const int n = b[0].size(), k = b.size();
    for (int i = row_begin; i < row_end; ++i)
        for (int j = 0; j < n; ++j) {
            double s = 0;
            for (int x = 0; x < k; ++x)
                s += a[i][x] * b[x][j];
            c[i][j] = s;
        }
}

int main()
{
    const int n = 64, workers = 4;
    Matrix a(n, std::vector<double>(n, 1.0)), b(n, std::vector<double>(n, 2.0)), c(n, std::vector<double>(n));
    std::vector<std::thread> pool;
    int rows = n / workers;
    for (int w = 0; w < workers; ++w) {
        int begin = w * rows;
        int end = (w == workers - 1) ? n : begin + rows;
        pool.emplace_back(multiply_rows, std::cref(a), std::cref(b), std::ref(c), begin, end);
    }
    for (auto &t : pool)
        t.join();
    std::cout << c[3][5] << '\n';
}
