// LU decomposition of a matrix by a pointer to rows of variable length.
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
        for (i = k + 1; i < n; i++) {
            A[i][k] /= A[k][k];
            for (j = k + 1; j < n; j++) A[i][j] -= A[i][k] * A[k][j];
        }
    }
    printf("%f\n", A[n - 1][n - 1]);
    free(A);
    return 0;
}
