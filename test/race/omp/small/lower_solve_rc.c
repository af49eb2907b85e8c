// Forward substitution with the row loop in parallel.
// flags: -fopenmp
#include <stdio.h>
#define N 200

double L[N][N], b[N], x[N];

int main(void)
{
    for (int i = 0; i < N; i++) {
        b[i] = i;
        for (int j = 0; j <= i; j++)
            L[i][j] = 1.0 + (i == j);
    }
#pragma omp parallel for schedule(static, 1)
    for (int i = 0; i < N; i++) {
        double s = b[i];
        for (int j = 0; j < i; j++)
            s -= L[i][j] * x[j]; // RACE!
        x[i] = s / L[i][i]; // RACE!
    }
    printf("%f\n", x[N - 1]);
    return 0;
}
