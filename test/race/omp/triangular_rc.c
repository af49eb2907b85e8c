// a triangular loop fills both triangles, the diagonal of the other row too
// flags: -fopenmp
#include <stdio.h>

#define N 120

static double full[N][N];

int main(void)
{
#pragma omp parallel for schedule(guided)
    for (int i = 0; i < N; i++) {
        for (int j = 0; j <= i; j++) {
            full[i][j] = i * 0.5 + j; // RACE!
            full[N - 1 - i][j] = 0; // RACE!
        }
    }
    printf("%f\n", full[N - 1][0]);
    return 0;
}
