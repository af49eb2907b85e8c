// all threads write their own element of a vector of fixed size
// flags: -fopenmp -std=c++17
#include <cstdio>
#include <vector>

int main()
{
    constexpr int n = 100;
    std::vector<int> squares(n);

#pragma omp parallel for
    for (int i = 0; i < n; i++)
        squares[i] = i * i; // NORACE
    std::printf("%zu\n", squares.size());
    return 0;
}
