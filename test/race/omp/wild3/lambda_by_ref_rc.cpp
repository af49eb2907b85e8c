// a lambda that captures a total by reference
// flags: -fopenmp
#include <cstdio>
template <class F> static void for_each_index(int n, F f)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        f(i);
}
int main()
{
    double total = 0, cells[100];
    for_each_index(100, [&](int i) {
        cells[i] = i * 0.5;
        total += cells[i]; // RACE!
    });
    std::printf("%f\n", total);
}
