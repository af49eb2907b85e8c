// LU decomposition: the rows below the pivot in parallel
// flags: -fopenmp
// link: -fopenmp -lm
#include <stdio.h>
#include <stdlib.h>
static void lu(double *A, int n)
{
    for (int k = 0; k < n; k++) {
#pragma omp parallel for shared(A, n, k)
        for (int i = k + 1; i < n; i++) {
            A[i * n + k] /= A[k * n + k]; // NORACE
            for (int j = k + 1; j < n; j++)
                A[i * n + j] -= A[i * n + k] * A[k * n + j]; // NORACE
        }
    }
}
int main(void)
{
    int n = 64;
    double *A = malloc(sizeof(double) * n * n);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            A[i * n + j] = i == j ? n : 1.0 / (i + j + 1);
    lu(A, n);
    printf("%f\n", A[n * n - 1]);
    free(A);
    return 0;
}
