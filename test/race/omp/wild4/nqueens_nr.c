// N queens: tasks with copies of the board, solutions counted by atomic
// flags: -fopenmp
// link: -fopenmp -lm
#include <stdio.h>
#include <string.h>
#define N 8
static int solutions;
static int ok(const char *b, int row, int col)
{
    for (int r = 0; r < row; r++)
        if (b[r] == col || b[r] - col == r - row || b[r] - col == row - r)
            return 0;
    return 1;
}
static void place(const char *board, int row)
{
    if (row == N) {
#pragma omp atomic
        solutions++; // NORACE
        return;
    }
    for (int col = 0; col < N; col++) {
        if (!ok(board, row, col))
            continue;
        char next[N];
        memcpy(next, board, N);
        next[row] = (char)col; // NORACE
#pragma omp task firstprivate(next, row)
        place(next, row + 1); // NORACE
    }
#pragma omp taskwait
}
int main(void)
{
    char board[N] = { 0 };
#pragma omp parallel
#pragma omp single
    place(board, 0);
    printf("%d\n", solutions);
    return 0;
}
