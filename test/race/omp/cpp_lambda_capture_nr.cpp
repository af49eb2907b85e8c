// the lambda counts in a variable of each thread
// flags: -fopenmp
#include <cstdio>
#include <functional>

int main()
{
    int hits = 0, total = 0;
#pragma omp parallel
    {
        int hits = 0;
        auto count = [&](int v) {
            if (v % 3 == 0)
                hits++; // NORACE
        };
#pragma omp for
        for (int i = 0; i < 300; i++)
            count(i);
#pragma omp atomic
        total += 1;
    }
    std::printf("%d %d\n", hits, total);
    return 0;
}
