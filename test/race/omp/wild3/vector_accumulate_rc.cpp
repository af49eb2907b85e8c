// push_back from a parallel loop
// flags: -fopenmp
#include <cstdio>
#include <vector>
int main()
{
    std::vector<int> evens;
#pragma omp parallel for
    for (int i = 0; i < 1000; i++)
        if (i % 2 == 0)
            evens.push_back(i); // RACE!
    std::printf("%zu\n", evens.size());
}
