// game of life that forgot the second board
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

#define N 64

static char cell[N + 2][N + 2];

static int alive(int i, int j)
{
    return cell[i - 1][j - 1] + cell[i - 1][j] + cell[i - 1][j + 1] // RACE!
           + cell[i][j - 1] + cell[i][j + 1] // RACE
           + cell[i + 1][j - 1] + cell[i + 1][j] + cell[i + 1][j + 1]; // RACE!
}

int main(void)
{
    for (int i = 1; i <= N; i++)
        for (int j = 1; j <= N; j++)
            cell[i][j] = rand() % 2;
    for (int gen = 0; gen < 10; gen++) {
#pragma omp parallel for
        for (int i = 1; i <= N; i++)
            for (int j = 1; j <= N; j++) {
                int n = alive(i, j);
                cell[i][j] = n == 3 || (n == 2 && cell[i][j]); // RACE!
            }
    }
    printf("%d\n", cell[5][5]);
    return 0;
}
