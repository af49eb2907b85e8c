// odd-even transposition, pairs of one phase
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
static void order(int *x, int *y)
{
    if (*x > *y) {
        int t = *x;
        *x = *y;
        *y = t;
    }
}
int main(void)
{
    int n = 1000, *a = malloc(n * sizeof *a);
    for (int i = 0; i < n; i++)
        a[i] = rand();
#pragma omp parallel default(none) shared(a, n)
    for (int phase = 0; phase < n; phase++) {
        int first = phase % 2;
#pragma omp for
        for (int i = first; i < n - 1; i += 2)
            order(&a[i], &a[i + 1]);
    }
    printf("%d\n", a[0]);
    return 0;
}
