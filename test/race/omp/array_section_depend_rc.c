// blocks by tasks: the second stage depends on another block
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
            x[i] = i * 0.5; // RACE!
#pragma omp task depend(in : y[b]) firstprivate(b)
        for (int i = b; i < b + B; i++)
            y[i] = x[i] + 1; // RACE!
    }
    printf("%f\n", y[N - 1]);
    return 0;
}
