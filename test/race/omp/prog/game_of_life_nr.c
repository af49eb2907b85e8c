// game of life: two boards in one array, the current one chosen by the parity of the generation
// flags: -fopenmp
#include <stdio.h>
#include <string.h>

#define H 64
#define W 64

static unsigned char board[2][H][W];

static int neighbours(unsigned char b[H][W], int r, int c)
{
    int n = 0;
    for (int dr = -1; dr <= 1; dr++)
        for (int dc = -1; dc <= 1; dc++)
            if (dr || dc)
                n += b[(r + dr + H) % H][(c + dc + W) % W];
    return n;
}

int main(void)
{
    board[0][1][2] = board[0][2][3] = board[0][3][1] = board[0][3][2] = board[0][3][3] = 1;
    for (int gen = 0; gen < 50; gen++) {
        unsigned char(*cur)[W] = board[gen % 2], (*next)[W] = board[(gen + 1) % 2];
#pragma omp parallel for
        for (int r = 0; r < H; r++)
            for (int c = 0; c < W; c++) {
                int n = neighbours(cur, r, c);
                next[r][c] = n == 3 || (n == 2 && cur[r][c]); // NORACE
            }
    }
    int alive = 0;
    for (int r = 0; r < H; r++)
        for (int c = 0; c < W; c++)
            alive += board[0][r][c];
    printf("%d\n", alive);
    return 0;
}
