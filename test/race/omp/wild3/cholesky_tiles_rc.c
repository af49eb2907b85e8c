// tiled Cholesky by tasks; the update names one of its inputs only
// flags: -fopenmp
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#define NB 6
#define BS 16
// link: -lm
static void potrf(double *a)
{
    for (int k = 0; k < BS; k++) {
        a[k * BS + k] = sqrt(a[k * BS + k]);
        for (int i = k + 1; i < BS; i++)
            a[i * BS + k] /= a[k * BS + k];
        for (int j = k + 1; j < BS; j++)
            for (int i = j; i < BS; i++)
                a[i * BS + j] -= a[i * BS + k] * a[j * BS + k];
    }
}
static void trsm(const double *t, double *b)
{
    for (int i = 0; i < BS; i++)
        for (int j = 0; j < BS; j++) {
            for (int k = 0; k < j; k++)
                b[i * BS + j] -= b[i * BS + k] * t[j * BS + k]; // RACE!
            b[i * BS + j] /= t[j * BS + j]; // RACE!
        }
}
static void gemm(const double *a, const double *b, double *c)
{
    for (int i = 0; i < BS; i++)
        for (int j = 0; j < BS; j++)
            for (int k = 0; k < BS; k++)
                c[i * BS + j] -= a[i * BS + k] * b[j * BS + k]; // RACE!
}
static double *A[NB][NB];
int main(void)
{
    for (int i = 0; i < NB; i++)
        for (int j = 0; j < NB; j++) {
            A[i][j] = malloc(BS * BS * sizeof(double));
            for (int k = 0; k < BS * BS; k++)
                A[i][j][k] = i == j && k % (BS + 1) == 0 ? 1000 : 1;
        }
#pragma omp parallel
#pragma omp master
    for (int k = 0; k < NB; k++) {
#pragma omp task depend(inout : A[k][k])
        potrf(A[k][k]);
        for (int i = k + 1; i < NB; i++)
#pragma omp task depend(in : A[k][k]) depend(inout : A[i][k])
            trsm(A[k][k], A[i][k]);
        for (int i = k + 1; i < NB; i++)
            for (int j = k + 1; j <= i; j++)
#pragma omp task depend(in : A[i][k]) depend(inout : A[i][j])
                gemm(A[i][k], A[j][k], A[i][j]);
    }
    printf("%f\n", A[NB - 1][NB - 1][0]);
    return 0;
}
