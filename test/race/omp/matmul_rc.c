// matrix product with a shared accumulator
// flags: -fopenmp
#include <stdio.h>

#define N 100

static float a[N][N], b[N][N], c[N][N];

int main(void)
{
    int i, j, k;
    float acc;

    for (i = 0; i < N; i++)
        for (j = 0; j < N; j++) {
            a[i][j] = (float)(i + j);
            b[i][j] = (float)(i - j);
        }
#pragma omp parallel for private(j, k)
    for (i = 0; i < N; i++)
        for (j = 0; j < N; j++) {
            acc = 0; // RACE!
            for (k = 0; k < N; k++)
                acc += a[i][k] * b[k][j]; // RACE!
            c[i][j] = acc; // RACE!
        }
    printf("%f\n", c[3][4]);
    return 0;
}
