// blocks by tasks: both stages of a block are ordered by depend
// flags: -fopenmp
#include <stdio.h>

#define N 256
#define B 32

static double x[N], y[N];

int main(void)
{
#pragma omp parallel
#pragma omp single
    for (int b = 0; b < N; b += B) {
#pragma omp task depend(out : x[b]) firstprivate(b)
        for (int i = b; i < b + B; i++)
            x[i] = i * 0.5; // NORACE
#pragma omp task depend(in : x[b]) firstprivate(b)
        for (int i = b; i < b + B; i++)
            y[i] = x[i] + 1; // NORACE
    }
    printf("%f\n", y[N - 1]);
    return 0;
}
