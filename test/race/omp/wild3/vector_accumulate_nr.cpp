// a vector for each thread, put together in a critical region
// flags: -fopenmp
#include <cstdio>
#include <vector>
int main()
{
    std::vector<int> evens;
#pragma omp parallel
    {
        std::vector<int> mine;
#pragma omp for nowait
        for (int i = 0; i < 1000; i++)
            if (i % 2 == 0)
                mine.push_back(i);
#pragma omp critical
        evens.insert(evens.end(), mine.begin(), mine.end());
    }
    std::printf("%zu\n", evens.size());
}
