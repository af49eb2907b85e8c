// orphaned worksharing in a function called from the region
// flags: -fopenmp
#include <stdio.h>
#define N 100
static double x[N], y[N];
static void init(void)
{
#pragma omp for
    for (int i = 0; i < N; i++) x[i] = i;
}
static void twice(void)
{
#pragma omp for
    for (int i = 0; i < N; i++) y[i] = 2 * x[N - 1 - i];
}
int main(void)
{
#pragma omp parallel
    {
        init();
        twice();
    }
    printf("%f\n", y[3]);
    return 0;
}
