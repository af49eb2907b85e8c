// LCS by blocks, each block a task that depends on its upper and left neighbours
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define B 32
#define NB 8
#define N (B * NB)
static int L[N + 1][N + 1];
static char x[N], y[N];

static void block(int bi, int bj)
{
    for (int i = bi * B + 1; i <= (bi + 1) * B; i++)
        for (int j = bj * B + 1; j <= (bj + 1) * B; j++) {
            if (x[i - 1] == y[j - 1])
                L[i][j] = L[i - 1][j - 1] + 1;
            else
                L[i][j] = L[i - 1][j] > L[i][j - 1] ? L[i - 1][j] : L[i][j - 1];
        }
}

int main(void)
{
    for (int i = 0; i < N; i++) {
        x[i] = 'a' + rand() % 4;
        y[i] = 'a' + rand() % 4;
    }
    static char dep[NB + 1][NB + 1];
#pragma omp parallel
#pragma omp single
    for (int bi = 0; bi < NB; bi++)
        for (int bj = 0; bj < NB; bj++) {
#pragma omp task depend(in : dep[bi][bj + 1], dep[bi + 1][bj]) depend(out : dep[bi + 1][bj + 1])
            block(bi, bj);
        }
    printf("%d\n", L[N][N]);
    return 0;
}
