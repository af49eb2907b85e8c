// game of life on a torus, two boards in one array chosen by a local variable
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

#define ROWS 48
#define COLS 64

static unsigned char board[2][ROWS][COLS];

static int neighbours(int cur, int r, int c)
{
    int n = 0;
    for (int dr = -1; dr <= 1; dr++)
        for (int dc = -1; dc <= 1; dc++)
            if (dr || dc)
                n += board[cur][(r + dr + ROWS) % ROWS][(c + dc + COLS) % COLS];
    return n;
}

int main(void)
{
    int cur = 0;

    for (int r = 0; r < ROWS; r++)
        for (int c = 0; c < COLS; c++)
            board[0][r][c] = rand() & 1;
    for (int gen = 0; gen < 30; gen++) {
        int next = 1 - cur;
#pragma omp parallel for
        for (int r = 0; r < ROWS; r++)
            for (int c = 0; c < COLS; c++) {
                int n = neighbours(cur, r, c);
                board[next][r][c] = n == 3 || (n == 2 && board[cur][r][c]);
            }
        cur = next;
    }
    printf("%d\n", board[cur][3][4]);
    return 0;
}
