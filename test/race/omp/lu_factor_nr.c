// elimination below the pivot row
// flags: -fopenmp
#include <stdio.h>
#define N 64

static double a[N][N], l[N][N];

int main(void)
{
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            a[i][j] = i == j ? N : 1.0;
    for (int k = 0; k < N - 1; k++) {
#pragma omp parallel for shared(a, l, k)
        for (int i = k + 1; i < N; i++) {
            l[i][k] = a[i][k] / a[k][k]; // NORACE
            for (int j = k; j < N; j++)
                a[i][j] = a[i][j] - l[i][k] * a[k][j]; // NORACE
        }
    }
    printf("%f\n", a[N - 1][N - 1]);
    return 0;
}
