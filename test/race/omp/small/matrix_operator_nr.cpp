// Matrix class with operator(), products in a member function.
// flags: -fopenmp
#include <cstdio>
#include <vector>

template <typename T> class Matrix {
    std::vector<T> data_;
    int rows_, cols_;

  public:
    Matrix(int r, int c, T init = T()) : data_(r * c, init), rows_(r), cols_(c) {}
    T &operator()(int i, int j) { return data_[i * cols_ + j]; }
    const T &operator()(int i, int j) const { return data_[i * cols_ + j]; }
    int rows() const { return rows_; }
    int cols() const { return cols_; }
    Matrix operator*(const Matrix &o) const
    {
        Matrix out(rows_, o.cols_);
#pragma omp parallel for
        for (int i = 0; i < rows_; ++i)
            for (int j = 0; j < o.cols_; ++j) {
                T acc{};
                for (int k = 0; k < cols_; ++k)
                    acc += (*this)(i, k) * o(k, j);
                out(i, j) = acc;
            }
        return out;
    }
};

int main()
{
    Matrix<double> a(40, 30, 1.5), b(30, 20, 2.0);
    Matrix<double> c = a * b;
    std::printf("%f\n", c(3, 4));
}
