// A dot product by a taskloop with a reduction of its own.
// flags: -fopenmp -fopenmp-version=50
// tsan: no: private copies of task reductions are not told to the tool
#include <stdio.h>
#define N 2048
double x[N], y[N];

int main(void)
{
    double dot = 0.0;
    for (int i = 0; i < N; i++) {
        x[i] = i * 0.5;
        y[i] = N - i;
    }
#pragma omp parallel
#pragma omp masked
#pragma omp taskloop grainsize(128) reduction(+ : dot)
    for (int i = 0; i < N; i++)
        dot += x[i] * y[i];
    printf("%g\n", dot);
    return 0;
}
