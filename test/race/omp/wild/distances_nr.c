// loops whose distances keep iterations apart
// flags: -fopenmp
#include <stdio.h>

#define N 400

int main(void)
{
    static int a[2 * N], b[2 * N + 1], c[N][4], d[N];

#pragma omp parallel for
    for (int i = 0; i < N; i++)
        a[i] = a[i + N] + 1;
#pragma omp parallel for
    for (int i = 0; i < N; i++)
        b[2 * i] = b[2 * i + 1] + 1;
#pragma omp parallel for
    for (int i = 0; i < N; i++)
        for (int j = 1; j < 4; j++)
            c[i][j] = c[i][j - 1] + 1;
#pragma omp parallel for
    for (int i = 0; i < N / 2; i++) {
        int t = d[i];
        d[i] = d[N - 1 - i];
        d[N - 1 - i] = t;
    }
#pragma omp parallel for
    for (int i = 0; i < N; i += 4) {
        d[i] = 0;
        d[i + 1] = d[i];
        d[i + 2] = d[i + 1];
        d[i + 3] = d[i + 2];
    }
    printf("%d %d %d %d\n", a[1], b[2], c[3][1], d[4]);
    return 0;
}
