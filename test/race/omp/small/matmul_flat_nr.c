// C = A * B, flat arrays, collapsed.
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

void gemm(int n, int m, int p, const float *A, const float *B, float *C)
{
#pragma omp parallel for collapse(2)
    for (int i = 0; i < n; i++)
        for (int j = 0; j < p; j++) {
            float s = 0;
            for (int k = 0; k < m; k++)
                s += A[i * m + k] * B[k * p + j];
            C[i * p + j] = s;
        }
}

int main(void)
{
    int n = 30, m = 40, p = 50;
    float *A = malloc(sizeof(float) * n * m), *B = malloc(sizeof(float) * m * p);
    float *C = malloc(sizeof(float) * n * p);
    for (int i = 0; i < n * m; i++)
        A[i] = i;
    for (int i = 0; i < m * p; i++)
        B[i] = i;
    gemm(n, m, p, A, B, C);
    printf("%f\n", C[7]);
    free(A);
    free(B);
    free(C);
    return 0;
}
