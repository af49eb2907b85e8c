// blocks of a table as tasks that wait for the upper and the left one, but read to the right of the upper one
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
#define B 16
#define NB 6
#define N (B * NB)
static int t[N + 2][N + 2], u[N + 2][N + 2], w[N + 2][N + 2];
static char dep[NB + 1][NB + 1];
static void upper_right(int bi, int bj)
{
    for (int i = bi * B + 1; i <= (bi + 1) * B; i++)
        for (int j = bj * B + 1; j <= (bj + 1) * B; j++)
            t[i][j] = t[i - 1][j + 1] + t[i][j - 1]; // RACE! t
}
static void fill_u(int bi, int bj)
{
    for (int i = bi * B + 1; i <= (bi + 1) * B; i++)
        for (int j = bj * B + 1; j <= (bj + 1) * B; j++)
            u[i][j] = u[i - 1][j] + u[i][j - 1]; // RACE! u
}
static void fill_w(int bi, int bj)
{
    for (int i = bi * B + 1; i <= (bi + 1) * B; i++)
        for (int j = bj * B + 1; j <= (bj + 1) * B; j++)
            w[i][j] = w[i - 1][j] + w[i][j - 1]; // RACE! w
}
int main(void)
{
#pragma omp parallel
#pragma omp single
    {
        for (int bi = 0; bi < NB; bi++)
            for (int bj = 0; bj < NB; bj++) {
#pragma omp task depend(in : dep[bi][bj + 1], dep[bi + 1][bj]) depend(out : dep[bi + 1][bj + 1])
                upper_right(bi, bj);
            }
#pragma omp taskwait
        for (int bi = 0; bi < NB; bi++) // holes
            for (int bj = 0; bj < NB; bj++)
                if ((bi + bj) % 3) {
#pragma omp task depend(in : dep[bi][bj + 1], dep[bi + 1][bj]) depend(out : dep[bi + 1][bj + 1])
                    fill_u(bi, bj);
                }
#pragma omp taskwait
        for (int bi = 0; bi < NB; bi++) // the upper one is not waited for
            for (int bj = 0; bj < NB; bj++) {
#pragma omp task depend(in : dep[bi + 1][bj]) depend(out : dep[bi + 1][bj + 1])
                fill_w(bi, bj);
            }
    }
    printf("%d %d %d\n", t[N][N], u[N][N], w[N][N]);
    return 0;
}
