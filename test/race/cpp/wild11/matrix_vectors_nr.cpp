// Matrix product over vectors of vectors; thread i computes every n-th row.
#include <iostream>
#include <thread>
#include <vector>

using Matrix = std::vector<std::vector<double>>;

int main()
{
    const int size = 50, nthreads = 4;
    Matrix a(size, std::vector<double>(size, 1.0)), b(size, std::vector<double>(size, 2.0));
    Matrix c(size, std::vector<double>(size));
    std::vector<std::thread> threads;
    for (int t = 0; t < nthreads; t++) {
        threads.push_back(std::thread([&a, &b, &c, t]() {
            for (int i = t; i < size; i += nthreads)
                for (int j = 0; j < size; j++) {
                    c[i][j] = 0;
                    for (int k = 0; k < size; k++)
                        c[i][j] += a[i][k] * b[k][j];
                }
        }));
    }
    for (auto &t : threads)
        t.join();
    std::cout << c[10][20] << std::endl;
}
