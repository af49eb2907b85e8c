// Gauss-Jordan: the pivot row takes part, and another row is left out.
// flags: -fopenmp
#include <stdio.h>

#define N 40
static double a[N][N + 1];

int main(void)
{
    for (int i = 0; i < N; i++)
        for (int j = 0; j <= N; j++)
            a[i][j] = i == j ? N : 1.0;
    for (int k = 0; k < N; k++) {
#pragma omp parallel for
        for (int i = 0; i < N; i++) {
            if (i == k + 1)
                continue;
            double f = a[i][k] / a[k][k]; // RACE!
            for (int j = 0; j <= N; j++)
                a[i][j] -= f * a[k][j]; // RACE!
        }
    }
    printf("%f\n", a[0][N]);
    return 0;
}
