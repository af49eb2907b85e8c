// taskloop over rows, inside of single
// flags: -fopenmp
// link: -fopenmp -lm
#include <stdio.h>
#define N 128
static float m[N][N], v[N], r[N];
int main(void)
{
    for (int i = 0; i < N; i++) {
        v[i] = i;
        for (int j = 0; j < N; j++)
            m[i][j] = i ^ j;
    }
#pragma omp parallel
#pragma omp single
#pragma omp taskloop grainsize(8)
    for (int i = 0; i < N; i++) {
        r[i] = 0; // NORACE
        for (int j = 0; j < N; j++)
            r[i] += m[i][j] * v[j]; // NORACE
    }
    printf("%f\n", r[3]);
    return 0;
}
