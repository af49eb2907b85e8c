// threads insert into one map in critical
// flags: -fopenmp
#include <cstdio>
#include <map>

int main()
{
    std::map<int, int> m;
#pragma omp parallel for
    for (int i = 0; i < 100; i++) {
#pragma omp critical
        m[i % 10] += i; // NORACE
    }
    std::printf("%zu\n", m.size());
    return 0;
}
