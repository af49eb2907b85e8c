// class with a flat vector as matrix, multiplied by rows
// flags: -fopenmp -std=c++17
#include <cstdio>
#include <vector>
class Matrix {
public:
    Matrix(size_t r, size_t c) : rows_(r), cols_(c), d_(r * c) {}
    double &operator()(size_t i, size_t j) { return d_[i * cols_ + j]; }
    double operator()(size_t i, size_t j) const { return d_[i * cols_ + j]; }
    size_t rows() const { return rows_; }
    size_t cols() const { return cols_; }
private:
    size_t rows_, cols_;
    std::vector<double> d_;
};
static Matrix mul(const Matrix &a, const Matrix &b)
{
    Matrix c(a.rows(), b.cols());
#pragma omp parallel for collapse(2)
    for (size_t i = 0; i < a.rows(); i++)
        for (size_t j = 0; j < b.cols(); j++) {
            double s = 0;
            for (size_t k = 0; k < a.cols(); k++)
                s += a(i, k) * b(k, j);
            c(i, j) = s;
        }
    return c;
}
int main()
{
    Matrix a(50, 60), b(60, 40);
#pragma omp parallel for
    for (size_t i = 0; i < a.rows(); i++)
        for (size_t j = 0; j < a.cols(); j++)
            a(i, j) = 1.0;
    Matrix c = mul(a, b);
    std::printf("%f\n", c(3, 4));
}
