// threads sort ranges of their own
// flags: -fopenmp
#include <algorithm>
#include <cstdio>
#include <vector>

int main()
{
    const int parts = 8, each = 100;
    std::vector<int> v(parts * each + each);
    for (size_t i = 0; i < v.size(); i++)
        v[i] = (i * 7919) % 1000;
#pragma omp parallel for
    for (int p = 0; p < parts; p++) {
        std::sort(v.begin() + p * each, v.begin() + (p + 1) * each);
    }
    std::printf("%d\n", v[0]);
    return 0;
}
