// n-queens: each task copies the board, counts with an atomic
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int solutions;

static int ok(int n, const char *b)
{
    for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++)
            if (b[i] == b[j] || b[i] - b[j] == j - i || b[j] - b[i] == j - i)
                return 0;
    return 1;
}

static void solve(int n, int row, const char *board)
{
    if (row == n) {
#pragma omp atomic
        solutions++;
        return;
    }
    for (int c = 0; c < n; c++) {
#pragma omp task untied firstprivate(c)
        {
            char *b = alloca(n);
            memcpy(b, board, row);
            b[row] = (char)c;
            if (ok(row + 1, b))
                solve(n, row + 1, b);
        }
    }
#pragma omp taskwait
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 8;
    char *start = malloc(n);
    solutions = 0;
#pragma omp parallel
    {
#pragma omp single
        solve(n, 0, start);
    }
    printf("%d\n", solutions);
    free(start);
    return 0;
}
