// all threads push into one vector
// flags: -fopenmp -std=c++17
// tsan: no: the broken vector may end the program
#include <cstdio>
#include <vector>

int main()
{
    constexpr int n = 100;
    std::vector<int> squares;

#pragma omp parallel for
    for (int i = 0; i < n; i++)
        squares.push_back(i * i); // RACE!
    std::printf("%zu\n", squares.size());
    return 0;
}
