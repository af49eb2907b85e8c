// game of life on flat boards with ghost borders
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define IDX(r, c) ((r) * (cols + 2) + (c))

static int neighbours(const unsigned char *b, int r, int c, int cols)
{
    int n = 0;
    for (int dr = -1; dr <= 1; dr++)
        for (int dc = -1; dc <= 1; dc++)
            if (dr || dc)
                n += b[IDX(r + dr, c + dc)];
    return n;
}

static void wrap(unsigned char *b, int rows, int cols)
{
#pragma omp parallel for
    for (int c = 1; c <= cols; c++) {
        b[IDX(0, c)] = b[IDX(rows, c)];
        b[IDX(rows + 1, c)] = b[IDX(1, c)];
    }
#pragma omp parallel for
    for (int r = 0; r <= rows + 1; r++) {
        b[IDX(r, 0)] = b[IDX(r, cols)];
        b[IDX(r, cols + 1)] = b[IDX(r, 1)];
    }
}

int main(int argc, char **argv)
{
    int rows = argc > 1 ? atoi(argv[1]) : 64, cols = argc > 2 ? atoi(argv[2]) : 64;
    size_t size = (size_t)(rows + 2) * (cols + 2);
    unsigned char *cur = calloc(size, 1), *nxt = calloc(size, 1);
    for (int r = 1; r <= rows; r++)
        for (int c = 1; c <= cols; c++)
            cur[IDX(r, c)] = rand() & 1;
    for (int g = 0; g < 100; g++) {
        wrap(cur, rows, cols);
#pragma omp parallel for schedule(static)
        for (int r = 1; r <= rows; r++)
            for (int c = 1; c <= cols; c++) {
                int n = neighbours(cur, r, c, cols);
                nxt[IDX(r, c)] = n == 3 || (n == 2 && cur[IDX(r, c)]);
            }
        unsigned char *t = cur;
        cur = nxt;
        nxt = t;
    }
    int alive = 0;
    for (size_t i = 0; i < size; i++)
        alive += cur[i];
    printf("%d\n", alive);
    free(cur);
    free(nxt);
    return 0;
}
