// Gauss-Seidel as in a kernel collection, the row loop made parallel although it carries a dependence
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

static void init_array(int n, double A[n][n])
{
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            A[i][j] = ((double)i * (j + 2) + 2) / n;
}

static void kernel_seidel(int tsteps, int n, double A[n][n])
{
    int t, i, j;
    for (t = 0; t <= tsteps - 1; t++)
#pragma omp parallel for private(j)
        for (i = 1; i <= n - 2; i++)
            for (j = 1; j <= n - 2; j++)
                A[i][j] = (A[i - 1][j] + A[i][j - 1] + A[i][j] + A[i][j + 1] + A[i + 1][j]) / 5.0; // RACE!
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 100;
    double(*A)[n][n] = malloc(sizeof(*A));

    init_array(n, *A);
    kernel_seidel(20, n, *A);
    printf("%f\n", (*A)[n / 2][n / 2]);
    free(A);
    return 0;
}
