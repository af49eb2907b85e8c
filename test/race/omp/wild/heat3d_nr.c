// heat equation in a cube: planes and rows collapsed, two grids as pointers to arrays
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

#define NX 20
#define NY 24
#define NZ 16

static void kernel_heat(int steps, double (*A)[NY][NZ], double (*B)[NY][NZ])
{
    for (int t = 0; t < steps; t++) {
#pragma omp parallel for collapse(2) schedule(static)
        for (int i = 1; i < NX - 1; i++)
            for (int j = 1; j < NY - 1; j++)
                for (int k = 1; k < NZ - 1; k++)
                    B[i][j][k] = 0.125 * (A[i + 1][j][k] - 2.0 * A[i][j][k] + A[i - 1][j][k]) +
                                 0.125 * (A[i][j + 1][k] - 2.0 * A[i][j][k] + A[i][j - 1][k]) +
                                 0.125 * (A[i][j][k + 1] - 2.0 * A[i][j][k] + A[i][j][k - 1]) +
                                 A[i][j][k];
#pragma omp parallel for collapse(2) schedule(static)
        for (int i = 1; i < NX - 1; i++)
            for (int j = 1; j < NY - 1; j++)
                for (int k = 1; k < NZ - 1; k++)
                    A[i][j][k] = 0.125 * (B[i + 1][j][k] - 2.0 * B[i][j][k] + B[i - 1][j][k]) +
                                 B[i][j][k];
    }
}

int main(void)
{
    double(*A)[NY][NZ] = malloc(sizeof(double) * NX * NY * NZ);
    double(*B)[NY][NZ] = malloc(sizeof(double) * NX * NY * NZ);

    for (int i = 0; i < NX; i++)
        for (int j = 0; j < NY; j++)
            for (int k = 0; k < NZ; k++)
                A[i][j][k] = B[i][j][k] = (double)(i + j + (NZ - k)) * 10 / NX;
    kernel_heat(10, A, B);
    printf("%f\n", A[NX / 2][NY / 2][NZ / 2]);
    free(A);
    free(B);
    return 0;
}
