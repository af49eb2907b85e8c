// rows of a matrix class computed by workers that take row numbers from an atomic counter
// flags: -std=c++17
#include <atomic>
#include <iostream>
#include <thread>
#include <vector>

class Matrix {
public:
    Matrix(int rows, int cols) : rows_(rows), cols_(cols), data_(rows * cols) {}
    double &operator()(int r, int c) { return data_[r * cols_ + c]; }
    double operator()(int r, int c) const { return data_[r * cols_ + c]; }
    int rows() const { return rows_; }
    int cols() const { return cols_; }

private:
    int rows_, cols_;
    std::vector<double> data_;
};

int main()
{
    const int n = 32;
    Matrix a(n, n), b(n, n), c(n, n);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            a(i, j) = i + j;
            b(i, j) = i - j;
        }
    std::atomic<int> next{0};
    std::vector<std::thread> workers;
    for (int t = 0; t < 4; t++)
        workers.emplace_back([&] {
            int row;
            while ((row = next.fetch_add(1)) < n)
                for (int j = 0; j < n; j++) {
                    double s = 0;
                    for (int k = 0; k < n; k++)
                        s += a(row, k) * b(k, j);
                    c(row, j) = s; // NORACE
                }
        });
    for (auto &w : workers)
        w.join();
    std::cout << c(0, 0) << '\n'; // NORACE
}
