// rows allocated one by one
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
int main(int argc, char **argv)
{
    int rows = argc > 1 ? atoi(argv[1]) : 50;
    int **tri = malloc(rows * sizeof(int *));
    for (int i = 0; i < rows; i++)
        tri[i] = calloc(i + 1, sizeof(int));
#pragma omp parallel for schedule(dynamic, 4)
    for (int i = 0; i < rows; i++)
        for (int j = 0; j <= i; j++)
            tri[i][j] = i * j;
    long s = 0;
#pragma omp parallel for reduction(+ : s)
    for (int i = 0; i < rows; i++) {
        for (int j = 0; j <= i; j++)
            s += tri[i][j];
        free(tri[i]);
    }
    printf("%ld\n", s);
    free(tri);
    return 0;
}
