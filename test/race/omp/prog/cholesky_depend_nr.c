// tiled Cholesky with task dependences
// flags: -fopenmp
#include <math.h>
#include <stdio.h>
#define NT 4
#define TS 16
static double A[NT][NT][TS * TS];
static void potrf(double *a)
{
    for (int j = 0; j < TS; j++) {
        for (int k = 0; k < j; k++) a[j * TS + j] -= a[j * TS + k] * a[j * TS + k];
        a[j * TS + j] = sqrt(a[j * TS + j]);
        for (int i = j + 1; i < TS; i++) {
            for (int k = 0; k < j; k++) a[i * TS + j] -= a[i * TS + k] * a[j * TS + k];
            a[i * TS + j] /= a[j * TS + j];
        }
    }
}
static void trsm(const double *t, double *a)
{
    for (int i = 0; i < TS; i++)
        for (int j = 0; j < TS; j++) {
            for (int k = 0; k < j; k++) a[i * TS + j] -= a[i * TS + k] * t[j * TS + k];
            a[i * TS + j] /= t[j * TS + j];
        }
}
static void gemm(const double *a, const double *b, double *c)
{
    for (int i = 0; i < TS; i++)
        for (int j = 0; j < TS; j++)
            for (int k = 0; k < TS; k++) c[i * TS + j] -= a[i * TS + k] * b[j * TS + k];
}
int main(void)
{
    for (int i = 0; i < NT; i++)
        for (int j = 0; j <= i; j++)
            for (int k = 0; k < TS * TS; k++)
                A[i][j][k] = i == j && k / TS == k % TS ? 100 : 0.1;
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
    printf("%f\n", A[NT - 1][NT - 1][0]);
    return 0;
}
