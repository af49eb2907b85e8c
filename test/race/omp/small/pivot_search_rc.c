// Gauss with pivoting: the search for the pivot writes shared variables.
// flags: -fopenmp
#include <math.h>
#include <stdio.h>
#define N 50
static double a[N][N];

int main(void)
{
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            a[i][j] = (i * 17 + j * 31) % 23 + (i == j) * 50;
    for (int k = 0; k < N - 1; k++) {
        double max = 0.0;
        int row = k;
#pragma omp parallel for
        for (int i = k; i < N; i++)
            if (fabs(a[i][k]) > max) { // RACE!
                max = fabs(a[i][k]); // RACE!
                row = i; // RACE!
            }
        for (int j = 0; j < N; j++) {
            double t = a[k][j];
            a[k][j] = a[row][j];
            a[row][j] = t;
        }
#pragma omp parallel for
        for (int i = k + 1; i < N; i++) {
            double f = a[i][k] / a[k][k];
            for (int j = k; j < N; j++)
                a[i][j] -= f * a[k][j];
        }
    }
    printf("%f\n", a[N - 1][N - 1]);
    return 0;
}
