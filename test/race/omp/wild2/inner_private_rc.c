// the index of an inner loop and a temporary are declared outside
// flags: -fopenmp
#include <stdio.h>
#define M 60
float a[M][M], b[M][M], c[M][M];
int main(void)
{
    int i, j, k;
    float sum;
#pragma omp parallel for private(k)
    for (i = 0; i < M; i++) {
        for (j = 0; j < M; j++) { // RACE! j
            sum = 0; // RACE! s
            for (k = 0; k < M; k++)
                sum += a[i][k] * b[k][j]; // RACE! s j
            c[i][j] = sum; // RACE! s j c
        }
    }
    printf("%f\n", c[3][3]);
    return 0;
}
