// matrix product: a thread for each row block, class with operator()
#include <iostream>
#include <thread>
#include <vector>

class Matrix {
    size_t rows_, cols_;
    std::vector<double> d_;

public:
    Matrix(size_t r, size_t c, double v = 0) : rows_(r), cols_(c), d_(r * c, v) {}
    double &operator()(size_t r, size_t c) { return d_[r * cols_ + c]; }
    double operator()(size_t r, size_t c) const { return d_[r * cols_ + c]; } // NORACE
    size_t rows() const { return rows_; }
    size_t cols() const { return cols_; }
};

static void multiply_rows(const Matrix &a, const Matrix &b, Matrix &out, size_t from, size_t to)
{
    for (size_t i = from; i < to; ++i)
        for (size_t j = 0; j < b.cols(); ++j) {
            double s = 0;
            for (size_t k = 0; k < a.cols(); ++k)
                s += a(i, k) * b(k, j);
            out(i, j) = s; // NORACE
        }
}

int main()
{
    const size_t n = 64, nt = 4;
    Matrix a(n, n, 1.0), b(n, n, 2.0), c(n, n);
    std::vector<std::thread> ts;
    for (size_t t = 0; t < nt; ++t)
        ts.emplace_back(multiply_rows, std::cref(a), std::cref(b), std::ref(c), t * n / nt, (t + 1) * n / nt);
    for (auto &t : ts)
        t.join();
    std::cout << c(3, 4) << '\n';
}
