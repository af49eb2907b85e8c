// LU decomposition that begins one row too early.
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 64;
    double (*A)[n] = malloc(sizeof(double[n][n]));
    int i, j, k;
    for (i = 0; i < n; i++) for (j = 0; j < n; j++) A[i][j] = i == j ? n : 1.0 / (1 + i + j);
    for (k = 0; k < n - 1; k++) {
#pragma omp parallel for private(j)
        for (i = k; i < n; i++) {
            A[i][k] /= A[k][k]; // RACE!
            for (j = k + 1; j < n; j++) A[i][j] -= A[i][k] * A[k][j]; // RACE!
        }
    }
    printf("%f\n", A[n - 1][n - 1]);
    free(A);
    return 0;
}
