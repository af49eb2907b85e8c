// The product accumulates straight into the result, with the inner dimension shared out.
// flags: -fopenmp
#include <cstdio>
#include <vector>

class Matrix {
    std::vector<double> data_;
    int rows_, cols_;

  public:
    Matrix(int r, int c, double init = 0) : data_(r * c, init), rows_(r), cols_(c) {}
    double &at(int i, int j) { return data_[i * cols_ + j]; }
    double at(int i, int j) const { return data_[i * cols_ + j]; }
    Matrix operator*(const Matrix &o) const
    {
        Matrix out(rows_, o.cols_);
#pragma omp parallel for
        for (int k = 0; k < cols_; ++k)
            for (int i = 0; i < rows_; ++i)
                for (int j = 0; j < o.cols_; ++j)
                    out.at(i, j) += at(i, k) * o.at(k, j); // RACE!
        return out;
    }
};

int main()
{
    Matrix a(40, 30, 1.5), b(30, 20, 2.0);
    Matrix c = a * b;
    std::printf("%f\n", c.at(3, 4));
}
