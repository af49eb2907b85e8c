// vector<bool> packs its elements: neighbours share a word.
// flags: -fopenmp
// tsan: no: the accesses lie in the library's header
#include <cstdio>
#include <vector>

int main()
{
    const int n = 5000;
    std::vector<bool> composite(n, false);
#pragma omp parallel for schedule(dynamic)
    for (int i = 2; i < n; i++)
        composite[i] = i % 2 == 0; // RACE!
    int count = 0;
    for (int i = 2; i < n; i++)
        count += !composite[i];
    std::printf("%d\n", count);
}
