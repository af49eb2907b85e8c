// rows allocated one by one, each filled from the row above
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
int main(int argc, char **argv)
{
    int rows = argc > 1 ? atoi(argv[1]) : 50;
    int **tri = malloc(rows * sizeof(int *));
    for (int i = 0; i < rows; i++)
        tri[i] = calloc(i + 1, sizeof(int));
    tri[0][0] = 1;
#pragma omp parallel for schedule(dynamic, 4)
    for (int i = 1; i < rows; i++) {
        tri[i][0] = tri[i][i] = 1; // RACE!
        for (int j = 1; j < i; j++)
            tri[i][j] = tri[i - 1][j - 1] + tri[i - 1][j]; // RACE!
    }
    printf("%d\n", tri[rows - 1][rows / 2]);
    return 0;
}
