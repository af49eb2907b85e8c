// teams on a device with a reduction, then a second region over the same data
// flags: -fopenmp
#include <stdio.h>
#define N 1000
int main(void)
{
    float x[N], y[N], dot = 0;
    for (int i = 0; i < N; i++) {
        x[i] = i;
        y[i] = 2;
    }
#pragma omp target data map(to : x) map(tofrom : y)
    {
#pragma omp target teams distribute parallel for reduction(+ : dot) map(tofrom : dot)
        for (int i = 0; i < N; i++)
            dot += x[i] * y[i];
#pragma omp target teams distribute parallel for simd
        for (int i = 0; i < N; i++)
            y[i] += x[i];
    }
    printf("%f %f\n", dot, y[5]);
    return 0;
}
