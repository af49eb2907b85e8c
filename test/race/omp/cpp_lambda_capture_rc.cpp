// a lambda called by all threads counts in a captured variable
// flags: -fopenmp
#include <cstdio>
#include <functional>

int main()
{
    int hits = 0, total = 0;
#pragma omp parallel
    {
        auto count = [&](int v) {
            if (v % 3 == 0)
                hits++; // RACE!
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
