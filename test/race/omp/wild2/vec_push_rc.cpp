// found numbers are pushed into one vector
// flags: -fopenmp -std=c++17
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
#pragma omp parallel for
    for (int i = 1; i < 10000; i++)
        if (perfect(i))
            found.push_back(i); // RACE!
    std::printf("%zu\n", found.size());
}
