// Matrix multiplication: a row range for each thread, over a class with operator().
#include <algorithm>
#include <functional>
#include <iostream>
#include <thread>
#include <vector>

class Matrix {
public:
    Matrix(std::size_t r, std::size_t c, double v = 0) : rows_(r), cols_(c), data_(r * c, v) {}
    double &operator()(std::size_t i, std::size_t j) { return data_[i * cols_ + j]; }
    double operator()(std::size_t i, std::size_t j) const { return data_[i * cols_ + j]; }
    std::size_t rows() const { return rows_; }
    std::size_t cols() const { return cols_; }

private:
    std::size_t rows_, cols_;
    std::vector<double> data_;
};

static void multiply_rows(const Matrix &a, const Matrix &b, Matrix &c, std::size_t from,
                          std::size_t to)
{
    for (std::size_t i = from; i < to; ++i)
        for (std::size_t j = 0; j < b.cols(); ++j) {
            double sum = 0;
            for (std::size_t k = 0; k < a.cols(); ++k)
                sum += a(i, k) * b(k, j);
            c(i, j) = sum;
        }
}

Matrix multiply(const Matrix &a, const Matrix &b, unsigned nthreads)
{
    Matrix c(a.rows(), b.cols());
    std::vector<std::thread> threads;
    std::size_t chunk = (a.rows() + nthreads - 1) / nthreads;
    for (unsigned t = 0; t < nthreads; ++t) {
        std::size_t from = t * chunk, to = std::min(a.rows(), from + chunk);
        if (from >= to)
            break;
        threads.emplace_back(multiply_rows, std::cref(a), std::cref(b), std::ref(c), from, to);
    }
    for (auto &t : threads)
        t.join();
    return c;
}

int main()
{
    Matrix a(100, 60, 1.5), b(60, 80, 2.0);
    std::cout << multiply(a, b, 4)(3, 5) << '\n';
}
