// rows of a packed lower triangle
// flags: -fopenmp
#include <stdio.h>
#define N 100

static double tri[N * (N + 1) / 2 + N];

int main(void)
{
#pragma omp parallel for schedule(dynamic)
    for (int i = 0; i < N; i++) {
        double *row = tri + i * (i + 1) / 2;
        for (int j = 0; j <= i; j++)
            row[j] = i + j; // NORACE
    }
    printf("%f\n", tri[5]);
    return 0;
}
