// rows by thread: blocks rounded up, but the end is not cut and overlaps
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>

static void fill(double **m, int rows, int cols)
{
#pragma omp parallel num_threads(4)
    {
        int t = omp_get_thread_num();
        int per = rows / 4;
        int from = t * per;
        int to = from + per + 1;
        for (int r = from; r < to; r++)
            for (int c = 0; c < cols; c++)
                m[r][c] = r * 100.0 + c; // RACE!
    }
}

int main(void)
{
    int rows = 41, cols = 30;
    double **m = malloc(rows * sizeof(*m));

    for (int r = 0; r < rows; r++)
        m[r] = malloc(cols * sizeof(**m));
    fill(m, rows, cols);
    printf("%f\n", m[3][4]);
    return 0;
}
