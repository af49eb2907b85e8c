// two levels of parallelism, an inner team reads the row above
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>
int main(int argc, char **argv)
{
    int rows = argc > 1 ? atoi(argv[1]) : 40, cols = 100;
    int *m = malloc(rows * cols * sizeof(int));
    long *rowsum = calloc(rows, sizeof(long));
    omp_set_max_active_levels(2);
#pragma omp parallel for num_threads(2)
    for (int r = 1; r < rows; r++) {
        int *row = m + r * cols, *up = row - cols;
        long s = 0;
#pragma omp parallel for num_threads(2)
        for (int c = 0; c < cols; c++)
            row[c] = r * c; // RACE!
#pragma omp parallel for num_threads(2) reduction(+ : s)
        for (int c = 0; c < cols; c++)
            s += up[c]; // RACE!
        rowsum[r] = s;
    }
    printf("%ld\n", rowsum[rows - 1]);
    return 0;
}
