// N queens with tasks: a copy of the board for each, counts under atomic.
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int total;

static int safe(int n, const char *a)
{
    for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++)
            if (a[i] == a[j] || a[i] - a[j] == i - j || a[i] - a[j] == j - i)
                return 0;
    return 1;
}

static void place(int n, int row, const char *board)
{
    if (row == n) {
#pragma omp atomic
        total++;
        return;
    }
    for (int c = 0; c < n; c++) {
#pragma omp task firstprivate(c)
        {
            char *mine = malloc(n);
            memcpy(mine, board, row);
            mine[row] = (char)c;
            if (safe(row + 1, mine))
                place(n, row + 1, mine);
            free(mine);
        }
    }
#pragma omp taskwait
}

int main(void)
{
    char first[16] = {0};
#pragma omp parallel
#pragma omp single
    place(8, 0, first);
    printf("%d\n", total);
    return 0;
}
