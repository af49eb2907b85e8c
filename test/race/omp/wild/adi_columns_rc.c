// the recurrence runs along the loop that was made parallel
// flags: -fopenmp
#include <stdio.h>

#define N 80

static double X[N][N], A[N][N];

int main(void)
{
    int i, j;

    for (i = 0; i < N; i++)
        for (j = 0; j < N; j++) {
            X[i][j] = i + j;
            A[i][j] = 1.0 / (i + j + 1);
        }
#pragma omp parallel for private(j)
    for (i = 1; i < N; i++)
        for (j = 0; j < N; j++)
            X[i][j] = X[i][j] - X[i - 1][j] * A[i][j]; // RACE!
    printf("%f\n", X[N - 1][N - 1]);
    return 0;
}
