// threads insert into one map
// flags: -fopenmp
#include <cstdio>
#include <map>

int main()
{
    std::map<int, int> m;
#pragma omp parallel for
    for (int i = 0; i < 100; i++) {
        m[i % 10] += i; // RACE!
    }
    std::printf("%zu\n", m.size());
    return 0;
}
