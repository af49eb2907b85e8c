// doacross loop with a distance of two
// flags: -fopenmp
#include <stdio.h>
#define N 1000

static double x[N], y[N];

int main(void)
{
    for (int i = 0; i < N; i++)
        x[i] = y[i] = i;
#pragma omp parallel
#pragma omp for ordered(1) schedule(static, 1)
    for (int i = 2; i < N; i++) {
        double t = y[i] * 0.5;
#pragma omp ordered depend(sink : i - 2)
        x[i] = x[i - 2] + t; // NORACE
#pragma omp ordered depend(source)
        y[i] = x[i];
    }
    printf("%f\n", x[N - 1]);
    return 0;
}
