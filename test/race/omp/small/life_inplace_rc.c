// Game of life on one board.
// flags: -fopenmp
#include <stdio.h>

#define R 32
#define C 32
static int world[R + 2][C + 2];

static int neighbours(int r, int c)
{
    int n = 0;
    for (int dr = -1; dr <= 1; dr++)
        for (int dc = -1; dc <= 1; dc++)
            if (dr || dc)
                n += world[r + dr][c + dc]; // RACE!
    return n;
}

int main(void)
{
    world[5][5] = world[5][6] = world[5][7] = 1;
    for (int gen = 0; gen < 10; gen++) {
#pragma omp parallel for collapse(2)
        for (int r = 1; r <= R; r++)
            for (int c = 1; c <= C; c++) {
                int n = neighbours(r, c);
                world[r][c] = n == 3 || (n == 2 && world[r][c]); // RACE!
            }
    }
    printf("%d\n", world[5][5]);
    return 0;
}
