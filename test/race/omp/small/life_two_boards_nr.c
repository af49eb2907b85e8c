// Game of life, boards [2][..] chosen by generation parity.
// flags: -fopenmp
#include <stdio.h>

#define R 40
#define C 40
static unsigned char board[2][R][C];

int main(void)
{
    for (int i = 0; i < R; i++)
        for (int j = 0; j < C; j++)
            board[0][i][j] = (i * j) % 3 == 0;
    for (int g = 0; g < 50; g++) {
        int from = g % 2, to = 1 - from;
#pragma omp parallel for
        for (int i = 1; i < R - 1; i++)
            for (int j = 1; j < C - 1; j++) {
                int n = 0;
                for (int di = -1; di <= 1; di++)
                    for (int dj = -1; dj <= 1; dj++)
                        n += board[from][i + di][j + dj];
                n -= board[from][i][j];
                board[to][i][j] = n == 3 || (n == 2 && board[from][i][j]);
            }
    }
    printf("%d\n", board[0][3][3]);
    return 0;
}
