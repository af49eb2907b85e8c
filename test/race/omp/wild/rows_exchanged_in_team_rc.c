// rows of a table change places while other threads use them
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
    {
#pragma omp single nowait
        {
            double *t = m[1];
            m[1] = m[2]; // RACE!
            m[2] = t; // RACE!
        }
#pragma omp for
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                m[i][j] += i; // RACE!
    }
    printf("%f\n", m[3][3]);
    return 0;
}
