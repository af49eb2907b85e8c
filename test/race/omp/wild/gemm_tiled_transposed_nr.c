// matrix product with the second factor transposed first; both loops in one region
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

static void gemm_t(int n, const float *A, const float *B, float *BT, float *C)
{
#pragma omp parallel
    {
#pragma omp for collapse(2)
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                BT[j * n + i] = B[i * n + j];
#pragma omp for schedule(dynamic, 4)
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) {
                float sum = 0;
                for (int k = 0; k < n; k++)
                    sum += A[i * n + k] * BT[j * n + k];
                C[i * n + j] = sum;
            }
    }
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 96;
    float *A = malloc(n * n * sizeof(float)), *B = malloc(n * n * sizeof(float));
    float *BT = malloc(n * n * sizeof(float)), *C = malloc(n * n * sizeof(float));

    for (int i = 0; i < n * n; i++) {
        A[i] = i % 7;
        B[i] = i % 5;
    }
    gemm_t(n, A, B, BT, C);
    printf("%f\n", C[n + 1]);
    return 0;
}
