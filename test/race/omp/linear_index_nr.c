// a flat matrix by row and column
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char *argv[])
{
    int rows = 60, cols = 80;
    int *m = malloc(rows * cols * sizeof(int));
#pragma omp parallel for
    for (int i = 0; i < rows; i++)
        for (int j = 0; j < cols; j++)
            m[i * cols + j] = i - j; // NORACE
    printf("%d\n", m[7]);
    free(m);
    return 0;
}
