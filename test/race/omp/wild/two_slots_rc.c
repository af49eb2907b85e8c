// two slots of an array with parts of one block that overlap
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 96;
    double *all = malloc(3 * n * sizeof *all);
    double *part[2];
    part[0] = all;
    part[1] = all + n;
#pragma omp parallel for
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 2 * n; j++)
            part[i][j] = j; // RACE!
    printf("%f\n", all[3]);
    return 0;
}
