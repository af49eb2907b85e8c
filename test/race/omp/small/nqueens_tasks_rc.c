// N queens with tasks: all of them write into the parent's board.
// flags: -fopenmp
#include <stdio.h>

#define N 6
static int total;

static int safe(int n, const char *a)
{
    for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++)
            if (a[i] == a[j] || a[i] - a[j] == i - j || a[i] - a[j] == j - i) // RACE!
                return 0;
    return 1;
}

static void place(int row, char *board)
{
    if (row == N) {
#pragma omp atomic
        total++;
        return;
    }
    for (int c = 0; c < N; c++) {
#pragma omp task firstprivate(c)
        {
            board[row] = (char)c; // RACE!
            if (safe(row + 1, board))
                place(row + 1, board);
        }
    }
#pragma omp taskwait
}

int main(void)
{
    char first[16] = {0};
#pragma omp parallel
#pragma omp single
    place(0, first);
    printf("%d\n", total);
    return 0;
}
