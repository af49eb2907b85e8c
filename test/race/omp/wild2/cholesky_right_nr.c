// right-looking Cholesky in place, columns below the pivot in parallel
// flags: -fopenmp
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
// link: -lm
int main(void)
{
    int n = 80;
    double (*a)[n] = malloc(sizeof(double[n][n]));
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            a[i][j] = i == j ? n + 1 : 1;
    for (int k = 0; k < n; k++) {
        a[k][k] = sqrt(a[k][k]);
#pragma omp parallel
        {
#pragma omp for
            for (int i = k + 1; i < n; i++)
                a[i][k] /= a[k][k];
#pragma omp for schedule(dynamic)
            for (int i = k + 1; i < n; i++)
                for (int j = k + 1; j <= i; j++)
                    a[i][j] -= a[i][k] * a[j][k];
        }
    }
    printf("%f\n", a[n - 1][n - 1]);
    free(a);
    return 0;
}
