// both accumulators are in the reduction clause
// flags: -fopenmp
#include <stdio.h>

#define N 400

int main(void)
{
    double sum = 0, squares = 0;
    double x[N];

    for (int i = 0; i < N; i++)
        x[i] = i * 0.25;
#pragma omp parallel for reduction(+ : sum, squares)
    for (int i = 0; i < N; i++) {
        sum += x[i]; // NORACE
        squares += x[i] * x[i]; // NORACE
    }
    printf("%g %g\n", sum, squares); // NORACE
    return 0;
}
