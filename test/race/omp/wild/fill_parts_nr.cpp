// parts of a vector filled, turned round and added up by threads
// flags: -fopenmp
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <vector>
int main(int argc, char **argv) {
    const int parts = 8;
    int each = argc > 1 ? std::atoi(argv[1]) : 100;
    std::vector<int> v(parts * each);
    std::vector<long> sums(parts);
#pragma omp parallel for
    for (int p = 0; p < parts; p++) {
        auto first = v.begin() + p * each, last = v.begin() + (p + 1) * each;
        std::iota(first, last, p);
        std::reverse(first, last);
        sums[p] = std::accumulate(first, last, 0L);
    }
    std::printf("%ld\n", sums[1]);
}
