// a triangular loop fills the lower triangle of a packed matrix
// flags: -fopenmp
#include <stdio.h>

#define N 120

static double full[N][N];

int main(void)
{
#pragma omp parallel for schedule(guided)
    for (int i = 0; i < N; i++) {
        for (int j = 0; j <= i; j++) {
            full[i][j] = i * 0.5 + j; // NORACE
        }
    }
    printf("%f\n", full[N - 1][0]);
    return 0;
}
