// The barrier between the merge and the table is missing: single does not wait at its begin.
// flags: -fopenmp
// tsan: some: the merge must be late
#include <stdio.h>
#include <string.h>
#define W 128
#define H 96
static unsigned char img[H][W];
static int hist[256], table[256];

int main(void)
{
    for (int y = 0; y < H; y++)
        for (int x = 0; x < W; x++)
            img[y][x] = (unsigned char)(x * y);
#pragma omp parallel
    {
        int mine[256];
        memset(mine, 0, sizeof mine);
#pragma omp for nowait
        for (int y = 0; y < H; y++)
            for (int x = 0; x < W; x++)
                mine[img[y][x]]++;
#pragma omp critical
        for (int i = 0; i < 256; i++)
            hist[i] += mine[i]; // RACE!
#pragma omp single
        {
            int cum = 0;
            for (int i = 0; i < 256; i++) {
                cum += hist[i]; // RACE!
                table[i] = cum * 255 / (W * H);
            }
        }
#pragma omp for collapse(2)
        for (int y = 0; y < H; y++)
            for (int x = 0; x < W; x++)
                img[y][x] = (unsigned char)table[img[y][x]];
    }
    printf("%d\n", img[5][5]);
    return 0;
}
