// a row of a table is put at a second place
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 96;
    double **m = malloc(n * sizeof *m);
    for (int i = 0; i < n; i++)
        m[i] = calloc(n, sizeof **m);
    for (int k = 0; k < n; k++) {
        int piv = rand() % n;
        double *t = m[k];
        m[k] = m[piv];
        if (piv > 3)
            m[piv] = t;
#pragma omp parallel for
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                m[i][j] += i; // RACE!
    }
    printf("%f\n", m[3][3]);
    return 0;
}
