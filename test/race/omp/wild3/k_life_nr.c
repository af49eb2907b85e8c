// game of life with two boards and wrap-around
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define W 64
#define H 64
typedef unsigned char board[H][W];
static int neighbours(board b, int y, int x)
{
    int n = 0;
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
            if (dy || dx)
                n += b[(y + dy + H) % H][(x + dx + W) % W];
    return n;
}
int main(void)
{
    static board now, next;
    for (int i = 0; i < W * H; i++)
        now[i / W][i % W] = rand() & 1;
    for (int g = 0; g < 100; g++) {
#pragma omp parallel for
        for (int y = 0; y < H; y++)
            for (int x = 0; x < W; x++) {
                int n = neighbours(now, y, x);
                next[y][x] = n == 3 || (n == 2 && now[y][x]);
            }
        memcpy(now, next, sizeof now);
    }
    printf("%d\n", now[0][0]);
    return 0;
}
