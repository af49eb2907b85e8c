// collapsed loops write their own element
// flags: -fopenmp
#include <stdio.h>

#define ROWS 30
#define COLS 20

static int m[ROWS][COLS + 1];

int main(void)
{
#pragma omp parallel for collapse(2)
    for (int r = 0; r < ROWS; r++)
        for (int c = 0; c < COLS; c++) {
            m[r][c] += r; // NORACE
        }
    printf("%d\n", m[2][3]); // NORACE
    return 0;
}
