// found numbers in a vector of each thread, appended under critical
// flags: -fopenmp -std=c++17
#include <algorithm>
#include <cstdio>
#include <vector>
static bool perfect(int n)
{
    int s = 1;
    for (int d = 2; d * d <= n; d++)
        if (n % d == 0)
            s += d + n / d;
    return n > 1 && s == n;
}
int main()
{
    std::vector<int> found;
#pragma omp parallel
    {
        std::vector<int> mine;
#pragma omp for nowait schedule(dynamic, 64)
        for (int i = 1; i < 10000; i++)
            if (perfect(i))
                mine.push_back(i);
#pragma omp critical
        found.insert(found.end(), mine.begin(), mine.end());
    }
    std::sort(found.begin(), found.end());
    std::printf("%zu\n", found.size());
}
