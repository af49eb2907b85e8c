// flags: -fopenmp
// Rows of a table that lie one behind the other, each found by the row before it
#include <stdio.h>
#include <stdlib.h>

static double **rows_make(int height, int width)
{
    double **rows = malloc((size_t)height * sizeof *rows);
    rows[0] = calloc((size_t)height * (size_t)width, sizeof **rows);
    for (int r = 1; r < height; r++)
        rows[r] = rows[r - 1] + width;
    return rows;
}

int main(int argc, char **argv)
{
    int height = argc > 1 ? atoi(argv[1]) : 8, width = argc > 2 ? atoi(argv[2]) : 16;
    double **image = rows_make(height, width);
#pragma omp parallel for
    for (int r = 0; r < height; r++)
        for (int k = 0; k < width; k++)
            image[r][k] += r * 0.5 + k; // NORACE
    printf("%f\n", image[0][0]);
    free(image[0]);
    free(image);
    return 0;
}
