// Three kinds of steps take turns in one region; each ends with a barrier.
// flags: -fopenmp
#include <stdio.h>

#define N 300
static double x[N], y[N], z[N];

int main(void)
{
#pragma omp parallel
    for (int step = 0; step < 30; step++) {
        switch (step % 3) {
        case 0:
#pragma omp for
            for (int i = 0; i < N; i++)
                x[i] = z[N - 1 - i] + 1;
            break;
        case 1:
#pragma omp for
            for (int i = 0; i < N; i++)
                y[i] = x[(i + 1) % N] * 0.5;
            break;
        default:
#pragma omp for
            for (int i = 1; i < N; i++)
                z[i] = y[i - 1] + x[i];
            break;
        }
    }
    printf("%f\n", z[5]);
    return 0;
}
