// rows of a table change places between barriers
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 96;
    double **m = malloc(n * sizeof *m);
    for (int i = 0; i < n; i++)
        m[i] = calloc(n, sizeof **m);
#pragma omp parallel
    for (int k = 0; k < n - 1; k++) {
#pragma omp single
        {
            double *t = m[k];
            m[k] = m[k + 1];
            m[k + 1] = t;
        }
#pragma omp for
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                m[i][j] += i;
    }
    printf("%f\n", m[3][3]);
    return 0;
}
