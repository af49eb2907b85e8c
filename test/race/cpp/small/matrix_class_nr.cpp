// Matrix multiplication with a Matrix class; rows are dealt out by an atomic counter.
#include <atomic>
#include <iostream>
#include <thread>
#include <vector>

class Matrix {
    int rows_, cols_;
    std::vector<double> data_;

public:
    Matrix(int r, int c, double v = 0) : rows_(r), cols_(c), data_(r * c, v) {}
    double &operator()(int r, int c) { return data_[r * cols_ + c]; }
    double operator()(int r, int c) const { return data_[r * cols_ + c]; }
    int rows() const { return rows_; }
    int cols() const { return cols_; }
};

void multiply(const Matrix &a, const Matrix &b, Matrix &c, std::atomic<int> &next)
{
    for (;;) {
        int row = next.fetch_add(1);
        if (row >= a.rows())
            break;
        for (int j = 0; j < b.cols(); ++j) {
            double sum = 0;
            for (int k = 0; k < a.cols(); ++k)
                sum += a(row, k) * b(k, j);
            c(row, j) = sum;
        }
    }
}

int main()
{
    Matrix a(40, 40, 1.0), b(40, 40, 2.0), c(40, 40);
    std::atomic<int> next{0};
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; ++t)
        threads.emplace_back(multiply, std::cref(a), std::cref(b), std::ref(c), std::ref(next));
    for (auto &t : threads)
        t.join();
    std::cout << c(39, 39) << '\n';
}
