// red-black sweeps: each colour only reads the other
// flags: -fopenmp
#include <stdio.h>

#define N 402

static double u[N];

int main(void)
{
    u[0] = 1.0;
    for (int it = 0; it < 50; it++) {
#pragma omp parallel for
        for (int i = 1; i < N - 1; i += 2)
            u[i] = 0.5 * (u[i - 1] + u[i + 1]); // NORACE
#pragma omp parallel for
        for (int i = 2; i < N - 1; i += 2)
            u[i] = 0.5 * (u[i - 1] + u[i + 1]); // NORACE
    }
    printf("%f\n", u[N / 2]);
    return 0;
}
