// Queens: each task has a copy of the board, and an element for its count.
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static int ok(int n, const char *a)
{
    for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++)
            if (a[i] == a[j] || a[i] - a[j] == i - j || a[j] - a[i] == i - j) return 0;
    return 1;
}
static void nq(int n, int j, char *a, int *out)
{
    int cnt[16];
    if (j == n) { *out = 1; return; }
    for (int i = 0; i < n; i++) {
        cnt[i] = 0;
#pragma omp task firstprivate(i) shared(cnt)
        {
            char b[16];
            memcpy(b, a, j);
            b[j] = (char)i;
            if (ok(j + 1, b)) nq(n, j + 1, b, &cnt[i]);
        }
    }
#pragma omp taskwait
    *out = 0;
    for (int i = 0; i < n; i++) *out += cnt[i];
}
int main(void)
{
    int r = 0;
    char board[16];
#pragma omp parallel
#pragma omp single
    nq(8, 0, board, &r);
    printf("%d\n", r);
    return 0;
}
