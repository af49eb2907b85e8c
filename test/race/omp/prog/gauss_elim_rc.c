// all rows in parallel, also the one above the pivot
// flags: -fopenmp
#include <stdio.h>
#define N 60
double a[N][N], b[N];
int main(void)
{
    for (int i = 0; i < N; i++) {
        b[i] = i;
        for (int j = 0; j < N; j++)
            a[i][j] = i == j ? N : 1.0 / (i + j + 1);
    }
#pragma omp parallel for
    for (int k = 0; k < N; k++) {
        for (int i = k + 1; i < N; i++) {
            double f = a[i][k] / a[k][k]; // RACE!
            for (int j = k; j < N; j++)
                a[i][j] -= f * a[k][j]; // RACE!
            b[i] -= f * b[k]; // RACE!
        }
    }
    printf("%f\n", b[5]);
    return 0;
}
