// class with a flat vector as matrix: sums of columns are added up by all rows
// flags: -fopenmp -std=c++17
#include <cstdio>
#include <vector>
class Matrix {
public:
    Matrix(size_t r, size_t c) : rows_(r), cols_(c), d_(r * c) {}
    double &operator()(size_t i, size_t j) { return d_[i * cols_ + j]; }
    size_t rows() const { return rows_; }
    size_t cols() const { return cols_; }
private:
    size_t rows_, cols_;
    std::vector<double> d_;
};
int main()
{
    Matrix a(50, 60);
    std::vector<double> colsum(a.cols(), 0.0);
    double largest = 0;
#pragma omp parallel for
    for (size_t i = 0; i < a.rows(); i++)
        for (size_t j = 0; j < a.cols(); j++) {
            a(i, j) = double(i * j);
            colsum[j] += a(i, j); // RACE! c
            if (a(i, j) > largest) // RACE! l
                largest = a(i, j); // RACE! l
        }
    std::printf("%f %f\n", colsum[3], largest);
}
