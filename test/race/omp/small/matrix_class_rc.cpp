// In-place scaling of a matrix by a row that is scaled, too.
// flags: -fopenmp
#include <cstdio>
#include <vector>

struct Matrix {
    int rows, cols;
    std::vector<double> data;
    Matrix(int r, int c) : rows(r), cols(c), data(r * c, 1.0) {}
    double &at(int i, int j) { return data[i * cols + j]; }
};

int main()
{
    Matrix m(50, 50);
#pragma omp parallel for
    for (int i = 0; i < m.rows; ++i)
        for (int j = 0; j < m.cols; ++j)
            m.at(i, j) *= m.at(0, j); // RACE!
    std::printf("%f\n", m.at(1, 1));
    return 0;
}
