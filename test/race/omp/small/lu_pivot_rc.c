// LU: the parallel loop includes the pivot row's own scaling.
// flags: -fopenmp
#include <stdio.h>

#define N 64
static double A[N][N];

int main(void)
{
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            A[i][j] = (i == j) ? N : 1.0 / (i + j + 1);
    for (int k = 0; k < N; k++) {
#pragma omp parallel for
        for (int i = k; i < N; i++) {
            double f = A[i][k] / A[k][k]; // RACE!
            for (int j = k; j < N; j++)
                A[i][j] -= f * A[k][j]; // RACE!
        }
    }
    printf("%f\n", A[N - 1][N - 1]);
    return 0;
}
