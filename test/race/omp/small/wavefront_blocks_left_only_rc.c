// The tasks wait for the block on their left only, not for the one above.
// flags: -fopenmp
// tsan: some: rows of blocks must overtake each other
#include <stdio.h>
#include <stdlib.h>
#define N 64
#define B 16
static int h[N + 1][N + 1];
static char s[N + 1], t[N + 1];
static char token[N / B + 1][N / B + 1];

static int max(int a, int b)
{
    return a > b ? a : b;
}

static void block(int bi, int bj)
{
    for (int i = bi * B + 1; i <= (bi + 1) * B; i++)
        for (int j = bj * B + 1; j <= (bj + 1) * B; j++) {
            int m = h[i - 1][j - 1] + (s[i] == t[j] ? 2 : -1); // RACE!
            int up = h[i - 1][j] - 1;                          // RACE!
            h[i][j] = max(max(0, m), max(up, h[i][j - 1] - 1)); // RACE!
        }
}

int main(void)
{
    for (int i = 0; i <= N; i++) {
        s[i] = (char)('a' + i % 3);
        t[i] = (char)('a' + i % 5);
    }
#pragma omp parallel
#pragma omp single
    for (int bi = 0; bi < N / B; bi++)
        for (int bj = 0; bj < N / B; bj++) {
#pragma omp task firstprivate(bi, bj) depend(in : token[bi + 1][bj]) \
    depend(out : token[bi + 1][bj + 1])
            block(bi, bj);
        }
    printf("%d\n", h[N][N]);
    return 0;
}
