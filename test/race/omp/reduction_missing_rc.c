// one of two accumulators is missing in the reduction clause
// flags: -fopenmp
#include <stdio.h>

#define N 400

int main(void)
{
    double sum = 0, squares = 0;
    double x[N];

    for (int i = 0; i < N; i++)
        x[i] = i * 0.25;
#pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < N; i++) {
        sum += x[i]; // NORACE
        squares += x[i] * x[i]; // RACE!
    }
    printf("%g %g\n", sum, squares); // NORACE
    return 0;
}
