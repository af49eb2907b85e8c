// game of life with two boards chosen by a pointer swap
// flags: -fopenmp
#include <stdio.h>
#include <string.h>
#define W 64
#define H 48
static unsigned char a[H][W], b[H][W];
static int count(unsigned char g[H][W], int y, int x)
{
    int n = 0;
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
            if (dx || dy)
                n += g[(y + dy + H) % H][(x + dx + W) % W];
    return n;
}
int main(void)
{
    unsigned char(*cur)[W] = a, (*next)[W] = b;
    for (int i = 0; i < H * W; i++) a[i / W][i % W] = i * 7 % 3 == 0;
    for (int t = 0; t < 20; t++) {
#pragma omp parallel for
        for (int y = 0; y < H; y++)
            for (int x = 0; x < W; x++) {
                int n = count(cur, y, x);
                next[y][x] = n == 3 || (n == 2 && cur[y][x]);
            }
        unsigned char(*tmp)[W] = cur;
        cur = next;
        next = tmp;
    }
    printf("%d\n", cur[3][3]);
    return 0;
}
