// Two boards in one flat array, the next one is 1 - the current one.
// flags: -fopenmp
#include <stdio.h>

#define H 64
#define W 64
static int cells[2 * H * W];

int main(void)
{
    int cur = 0;
    for (int gen = 0; gen < 50; gen++) {
        int next = 1 - cur;
        int *from = cells + cur * H * W, *to = cells + next * H * W;
#pragma omp parallel for
        for (int r = 0; r < H; r++)
            for (int c = 0; c < W; c++)
                to[r * W + c] = from[((r + 1) % H) * W + (c + W - 1) % W] + 1;
        cur = next;
    }
    printf("%d\n", cells[1]);
    return 0;
}
