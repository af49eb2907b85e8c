// Tiled Cholesky with task dependences.
// flags: -fopenmp
#include <math.h>
#include <stdio.h>

#define NT 4
#define B 8
static double A[NT][NT][B][B];

static void potrf(double t[B][B])
{
    for (int k = 0; k < B; k++) {
        t[k][k] = sqrt(t[k][k]);
        for (int i = k + 1; i < B; i++)
            t[i][k] /= t[k][k];
    }
}

static void trsm(double d[B][B], double t[B][B])
{
    for (int i = 0; i < B; i++)
        for (int j = 0; j < B; j++)
            t[i][j] /= d[j][j];
}

static void gemm(double a[B][B], double b[B][B], double c[B][B])
{
    for (int i = 0; i < B; i++)
        for (int j = 0; j < B; j++)
            for (int k = 0; k < B; k++)
                c[i][j] -= a[i][k] * b[j][k];
}

int main(void)
{
    for (int i = 0; i < NT; i++)
        for (int j = 0; j < NT; j++)
            for (int k = 0; k < B; k++)
                A[i][j][k][k] = 10.0;
#pragma omp parallel
#pragma omp single
    for (int k = 0; k < NT; k++) {
#pragma omp task depend(inout : A[k][k])
        potrf(A[k][k]);
        for (int i = k + 1; i < NT; i++) {
#pragma omp task depend(in : A[k][k]) depend(inout : A[i][k])
            trsm(A[k][k], A[i][k]);
        }
        for (int i = k + 1; i < NT; i++)
            for (int j = k + 1; j <= i; j++) {
#pragma omp task depend(in : A[i][k], A[j][k]) depend(inout : A[i][j])
                gemm(A[i][k], A[j][k], A[i][j]);
            }
    }
    printf("%f\n", A[NT - 1][NT - 1][0][0]);
    return 0;
}
