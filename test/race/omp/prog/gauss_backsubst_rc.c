// back substitution: the outer loop carries a dependence
// flags: -fopenmp
#include <stdio.h>
#define N 64
static double u[N][N], x[N], rhs[N];

int main(void)
{
    for (int i = 0; i < N; i++) {
        rhs[i] = i;
        for (int j = i; j < N; j++)
            u[i][j] = i == j ? 2.0 : 0.1;
    }
#pragma omp parallel for
    for (int i = N - 1; i >= 0; i--) {
        double s = rhs[i];
        for (int j = i + 1; j < N; j++)
            s -= u[i][j] * x[j]; // RACE!
        x[i] = s / u[i][i]; // RACE!
    }
    printf("%f\n", x[0]);
    return 0;
}
