// Queens: all tasks place theirs on one board.
// flags: -fopenmp
#include <stdio.h>
static int ok(int n, const char *a)
{
    for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++)
            if (a[i] == a[j] || a[i] - a[j] == i - j || a[j] - a[i] == i - j) return 0; // RACE!
    return 1;
}
static int solutions;
static void nq(int n, int j, char *a)
{
    if (j == n) {
#pragma omp atomic
        solutions++;
        return;
    }
    for (int i = 0; i < n; i++) {
#pragma omp task firstprivate(i)
        {
            a[j] = (char)i; // RACE!
            if (ok(j + 1, a)) nq(n, j + 1, a);
        }
    }
#pragma omp taskwait
}
int main(void)
{
    char board[16];
#pragma omp parallel
#pragma omp single
    nq(8, 0, board);
    printf("%d\n", solutions);
    return 0;
}
