// matrix product with an accumulator per element
// flags: -fopenmp
#include <stdio.h>

#define N 100

static float a[N][N], b[N][N], c[N][N];

int main(void)
{
    int i, j, k;

    for (i = 0; i < N; i++)
        for (j = 0; j < N; j++) {
            a[i][j] = (float)(i + j);
            b[i][j] = (float)(i - j);
        }
#pragma omp parallel for private(j, k)
    for (i = 0; i < N; i++)
        for (j = 0; j < N; j++) {
            float acc = 0;
            for (k = 0; k < N; k++)
                acc += a[i][k] * b[k][j]; // NORACE
            c[i][j] = acc; // NORACE
        }
    printf("%f\n", c[3][4]);
    return 0;
}
