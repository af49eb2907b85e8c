// the outer loop carries the dependence, the inner one is parallel
// flags: -fopenmp
#include <stdio.h>

#define ROWS 200
#define COLS 300

static int m[ROWS][COLS];

int main(void)
{
    int i, j;

    for (j = 0; j < COLS; j++)
        m[0][j] = j;
    for (i = 1; i < ROWS; i++) {
#pragma omp parallel for
        for (j = 1; j < COLS; j++) {
            m[i][j] = m[i - 1][j - 1] + m[i - 1][j]; // NORACE
        }
    }
    printf("%d\n", m[ROWS - 1][COLS - 1]);
    return 0;
}
