// The column of L does not wait for the row of U: its divisor may not be there yet
// flags: -fopenmp
#include <stdio.h>
#define N 100
static double a[N][N], l[N][N], u[N][N];
int main(void)
{
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            a[i][j] = i == j ? N : 1.0 / (1 + i + j);
#pragma omp parallel
    for (int k = 0; k < N; k++) {
#pragma omp for nowait
        for (int j = k; j < N; j++) {
            double s = 0;
            for (int p = 0; p < k; p++)
                s += l[k][p] * u[p][j];
            u[k][j] = a[k][j] - s; // RACE!
        }
#pragma omp for
        for (int i = k; i < N; i++) {
            double s = 0;
            for (int p = 0; p < k; p++)
                s += l[i][p] * u[p][k];
            l[i][k] = (a[i][k] - s) / u[k][k]; // RACE!
        }
    }
    printf("%f\n", u[3][3]);
    return 0;
}
