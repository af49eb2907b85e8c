// rows are taken in turns but one too far
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#define ROWS 96
#define COLS 32

int main(void)
{
    static float m[ROWS + 1][COLS];
#pragma omp parallel
    {
        int me = omp_get_thread_num(), n = omp_get_num_threads();
        for (int r = me; r < ROWS; r += n)
            for (int c = 0; c < COLS; c++) {
                m[r + 1][c] = m[r][c] + 1; // RACE!
            }
    }
    printf("%f\n", m[3][3]);
    return 0;
}
