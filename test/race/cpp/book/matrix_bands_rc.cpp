// matrix product in bands of rows; the trace is added up by all threads
// flags: -std=c++17
#include <cstddef>
#include <functional>
#include <iostream>
#include <thread>
#include <vector>

class Matrix {
public:
    Matrix(std::size_t rows, std::size_t cols, double v = 0) : rows_(rows), cols_(cols), data_(rows * cols, v) {}
    double &operator()(std::size_t r, std::size_t c) { return data_[r * cols_ + c]; }
    double operator()(std::size_t r, std::size_t c) const { return data_[r * cols_ + c]; }
    std::size_t rows() const { return rows_; }
    std::size_t cols() const { return cols_; }

private:
    std::size_t rows_, cols_;
    std::vector<double> data_;
};

static void multiply_band(const Matrix &a, const Matrix &b, Matrix &out, std::size_t first, std::size_t last,
                          double &trace)
{
    for (std::size_t i = first; i < last; ++i) {
        for (std::size_t j = 0; j < b.cols(); ++j) {
            double sum = 0;
            for (std::size_t k = 0; k < a.cols(); ++k)
                sum += a(i, k) * b(k, j);
            out(i, j) = sum;
        }
        trace += out(i, i); // RACE!
    }
}

int main()
{
    const std::size_t n = 64, nthreads = 4;
    Matrix a(n, n, 1.5), b(n, n, 2.0), c(n, n);
    double trace = 0;
    std::vector<std::thread> pool;
    for (std::size_t t = 0; t < nthreads; ++t) {
        std::size_t first = t * n / nthreads, last = (t + 1) * n / nthreads;
        pool.emplace_back(multiply_band, std::cref(a), std::cref(b), std::ref(c), first, last, std::ref(trace));
    }
    for (auto &t : pool)
        t.join();
    std::cout << trace << ' ' << c(3, 4) << '\n';
}
