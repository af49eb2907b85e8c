// Matrix product whose accumulator is declared outside
// flags: -fopenmp
// link: -fopenmp -lm
#include <stdio.h>
#define N 100
static double a[N][N], b[N][N], c[N][N];
int main(void)
{
    double sum;
    int i, j, k;
#pragma omp parallel for private(j, k)
    for (i = 0; i < N; i++)
        for (j = 0; j < N; j++) {
            sum = 0; // RACE!
            for (k = 0; k < N; k++)
                sum += a[i][k] * b[k][j]; // RACE!
            c[i][j] = sum; // RACE!
        }
    printf("%f\n", c[1][1]);
    return 0;
}
