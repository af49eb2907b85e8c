// N queens: a copied board for each task, solutions by atomic
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static int solutions;
static int ok(int n, const char *a)
{
    for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++)
            if (a[i] == a[j] || a[i] - a[j] == j - i || a[j] - a[i] == j - i)
                return 0;
    return 1;
}
static void nqueens(int n, int j, char *a)
{
    if (n == j) {
#pragma omp atomic
        solutions++;
        return;
    }
    for (int i = 0; i < n; i++) {
#pragma omp task untied
        {
            char *b = malloc(n);
            memcpy(b, a, j);
            b[j] = i;
            if (ok(j + 1, b))
                nqueens(n, j + 1, b);
            free(b);
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
