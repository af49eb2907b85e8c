// Boards chosen by 1 - cur; a row beyond the end is the first one of the other board.
// flags: -fopenmp
#include <stdio.h>

#define H 64
#define W 64
static int cells[2 * H * W + W];

int main(void)
{
    int cur = 0;
    for (int gen = 0; gen < 50; gen++) {
        int next = 1 - cur;
        int *from = cells + cur * H * W, *to = cells + next * H * W;
#pragma omp parallel for
        for (int r = 0; r < H; r++)
            for (int c = 0; c < W; c++)
                to[r * W + c] = from[(r + 1) * W + c] + 1; // RACE!
        cur = next;
    }
    printf("%d\n", cells[1]);
    return 0;
}
