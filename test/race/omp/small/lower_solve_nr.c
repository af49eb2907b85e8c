// Forward substitution by columns: the update of the right-hand side is parallel.
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
    for (int j = 0; j < N; j++) {
        x[j] = b[j] / L[j][j];
#pragma omp parallel for
        for (int i = j + 1; i < N; i++)
            b[i] -= L[i][j] * x[j];
    }
    printf("%f\n", x[N - 1]);
    return 0;
}
