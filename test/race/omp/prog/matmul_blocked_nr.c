// blocked matrix product on flat arrays, collapse over blocks
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

#define N 128
#define B 16

int main(void)
{
    float *a = malloc(N * N * sizeof(float)), *b = malloc(N * N * sizeof(float));
    float *c = calloc(N * N, sizeof(float));
    for (int i = 0; i < N * N; i++) {
        a[i] = i % 7;
        b[i] = i % 5;
    }
#pragma omp parallel for collapse(2) schedule(static)
    for (int ii = 0; ii < N; ii += B)
        for (int jj = 0; jj < N; jj += B)
            for (int kk = 0; kk < N; kk += B)
                for (int i = ii; i < ii + B; i++)
                    for (int j = jj; j < jj + B; j++) {
                        float sum = c[i * N + j];
                        for (int k = kk; k < kk + B; k++)
                            sum += a[i * N + k] * b[k * N + j];
                        c[i * N + j] = sum; // NORACE
                    }
    printf("%f\n", c[5]);
    free(a);
    free(b);
    free(c);
    return 0;
}
