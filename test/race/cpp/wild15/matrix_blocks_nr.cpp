// blocks of rows of a flat matrix product, bounds in a struct
// flags: -std=c++17
#include <cstdio>
#include <functional>
#include <thread>
#include <vector>

class Matrix {
public:
    Matrix(size_t r, size_t c) : rows_(r), cols_(c), data_(r * c) {}
    double &operator()(size_t r, size_t c) { return data_[r * cols_ + c]; }
    double operator()(size_t r, size_t c) const { return data_[r * cols_ + c]; }
    size_t rows() const { return rows_; }
    size_t cols() const { return cols_; }

private:
    size_t rows_, cols_;
    std::vector<double> data_;
};

static void multiply_rows(const Matrix &a, const Matrix &b, Matrix &c, size_t lo, size_t hi)
{
    for (size_t i = lo; i < hi; ++i)
        for (size_t j = 0; j < b.cols(); ++j) {
            double s = 0;
            for (size_t k = 0; k < a.cols(); ++k)
                s += a(i, k) * b(k, j);
            c(i, j) = s; // NORACE
        }
}

int main()
{
    const size_t n = 96, threads = 4;
    Matrix a(n, n), b(n, n), c(n, n);
    for (size_t i = 0; i < n; ++i)
        for (size_t j = 0; j < n; ++j) {
            a(i, j) = double(i + j);
            b(i, j) = double(i) - double(j);
        }
    std::vector<std::thread> pool;
    const size_t chunk = n / threads;
    for (size_t t = 0; t < threads; ++t) {
        size_t lo = t * chunk;
        size_t hi = t + 1 == threads ? n : lo + chunk;
        pool.emplace_back(multiply_rows, std::cref(a), std::cref(b), std::ref(c), lo, hi);
    }
    for (auto &t : pool)
        t.join();
    std::printf("%g\n", c(3, 4));
}
