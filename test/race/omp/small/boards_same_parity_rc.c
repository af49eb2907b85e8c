// Boards chosen by parity, but both numbers have the same one.
// flags: -fopenmp
#include <stdio.h>

#define H 64
#define W 64
static unsigned char board[2][H][W];

int main(void)
{
    for (int gen = 0; gen < 50; gen++) {
        unsigned char(*cur)[W] = board[gen % 2], (*next)[W] = board[(gen + 2) % 2];
#pragma omp parallel for
        for (int r = 0; r < H; r++)
            for (int c = 0; c < W; c++)
                next[r][c] = cur[(r + 1) % H][c] ^ 1; // RACE!
    }
    printf("%d\n", board[0][1][1]);
    return 0;
}
