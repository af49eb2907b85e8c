// N queens: all tasks place on one board
// flags: -fopenmp
#include <stdio.h>
static int solutions;
static int ok(int n, const char *a)
{
    for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++)
            if (a[i] == a[j] || a[i] - a[j] == j - i || a[j] - a[i] == j - i) // RACE! a
                return 0;
    return 1;
}
static void nqueens(int n, int j, char *a)
{
    if (n == j) {
        solutions++; // RACE! s
        return;
    }
    for (int i = 0; i < n; i++) {
#pragma omp task
        {
            a[j] = i; // RACE! a
            if (ok(j + 1, a))
                nqueens(n, j + 1, a);
        }
    }
#pragma omp taskwait
}
int main(void)
{
    char a[16] = { 0 };
#pragma omp parallel
#pragma omp single
    nqueens(8, 0, a);
    printf("%d\n", solutions);
    return 0;
}
