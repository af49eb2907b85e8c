// Matrix product, rows dealt to threads.
// flags: -std=c++17
#include <iostream>
#include <thread>
#include <vector>

class Matrix {
public:
    Matrix(std::size_t r, std::size_t c) : rows_(r), cols_(c), data_(r * c) {}
    double &operator()(std::size_t i, std::size_t j) { return data_[i * cols_ + j]; }
    double operator()(std::size_t i, std::size_t j) const { return data_[i * cols_ + j]; }
    std::size_t rows() const { return rows_; }
    std::size_t cols() const { return cols_; }

private:
    std::size_t rows_, cols_;
    std::vector<double> data_;
};

static void multiply_rows(const Matrix &a, const Matrix &b, Matrix &c, std::size_t from, std::size_t to)
{
    for (std::size_t i = from; i < to; ++i)
        for (std::size_t j = 0; j < b.cols(); ++j) {
            double s = 0;
            for (std::size_t k = 0; k < a.cols(); ++k)
                s += a(i, k) * b(k, j);
            c(i, j) = s;
        }
}

int main()
{
    const std::size_t n = 64, threads = 4;
    Matrix a(n, n), b(n, n), c(n, n);
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = 0; j < n; ++j) {
            a(i, j) = double(i + j);
            b(i, j) = double(i) - double(j);
        }
    std::vector<std::thread> pool;
    const std::size_t step = n / threads;
    for (std::size_t t = 0; t < threads; ++t) {
        std::size_t lo = t * step;
        std::size_t hi = t + 1 == threads ? n : lo + step;
        pool.emplace_back(multiply_rows, std::cref(a), std::cref(b), std::ref(c), lo, hi);
    }
    for (auto &th : pool)
        th.join();
    double trace = 0;
    for (std::size_t i = 0; i < n; ++i)
        trace += c(i, i);
    std::cout << trace << '\n';
}
