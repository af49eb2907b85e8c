// symmetric update writes both triangles
// flags: -fopenmp
#include <stdio.h>
#define N 64
static double m[N][N];
int main(void)
{
#pragma omp parallel for
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            m[i][j] = i + j; // RACE!
            m[j][i] = i + j; // RACE!
        }
    printf("%f\n", m[3][4]);
    return 0;
}
