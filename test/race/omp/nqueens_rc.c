// n queens: solutions are counted without protection
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int solutions;

static int is_safe(const char *board, int row, int col)
{
    for (int r = 0; r < row; r++)
        if (board[r] == col || abs(board[r] - col) == row - r)
            return 0;
    return 1;
}

static void place(int n, int row, const char *board)
{
    if (row == n) {
        solutions++; // RACE!
        return;
    }
    for (int col = 0; col < n; col++)
        if (is_safe(board, row, col)) {
#pragma omp task firstprivate(col)
            {
                char *copy = malloc(n);
                memcpy(copy, board, row);
                copy[row] = (char)col;
                place(n, row + 1, copy);
                free(copy);
            }
        }
#pragma omp taskwait
}

int main(void)
{
    char board[8];

#pragma omp parallel
#pragma omp single
    place(8, 0, board);
    printf("%d\n", solutions);
    return 0;
}
