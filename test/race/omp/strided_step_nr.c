// a loop with step 2 writes a pair of elements
// flags: -fopenmp
#include <stdio.h>

#define N 2000

static double x[N + 2];

int main(void)
{
#pragma omp parallel for schedule(static, 1)
    for (int i = 0; i < N; i += 2) {
        x[i] = i; // NORACE
        x[i + 1] = i + 1; // NORACE
    }
    printf("%f\n", x[N / 2]);
    return 0;
}
