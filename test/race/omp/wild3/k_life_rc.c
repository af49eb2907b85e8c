// game of life: the copy back starts before all rows are done
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
#define W 64
#define H 64
static unsigned char now[H][W], next[H][W];
int main(void)
{
    for (int i = 0; i < W * H; i++)
        now[i / W][i % W] = rand() & 1;
#pragma omp parallel
    for (int g = 0; g < 100; g++) {
#pragma omp for nowait
        for (int y = 1; y < H - 1; y++)
            for (int x = 1; x < W - 1; x++) {
                int n = now[y - 1][x - 1] + now[y - 1][x] + now[y - 1][x + 1] + // RACE!
                        now[y][x - 1] + now[y][x + 1] + // NORACE
                        now[y + 1][x - 1] + now[y + 1][x] + now[y + 1][x + 1]; // RACE!
                next[y][x] = n == 3 || (n == 2 && now[y][x]);
            }
#pragma omp for
        for (int y = 1; y < H - 1; y++)
            for (int x = 1; x < W - 1; x++)
                now[y][x] = next[y][x]; // RACE!
    }
    printf("%d\n", now[1][1]);
    return 0;
}
