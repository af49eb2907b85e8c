// A lambda that captures the sum by reference is called in the loop.
// flags: -fopenmp
#include <cstdio>
#include <vector>

template <typename F> void parallel_for(int n, F f)
{
#pragma omp parallel for
    for (int i = 0; i < n; ++i)
        f(i);
}

int main()
{
    std::vector<int> v(100, 1);
    int sum = 0;
    parallel_for(100, [&](int i) {
        v[i] = i * 2;
        sum += v[i]; // RACE!
    });
    std::printf("%d\n", sum);
    return 0;
}
