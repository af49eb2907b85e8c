// odd-even merge of blocks: all pairs of one phase, but the wrong ones
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
static void order(int *x, int *y)
{
    if (*x > *y) { // RACE!
        int t = *x; // RACE!
        *x = *y; // RACE!
        *y = t; // RACE!
    }
}
int main(void)
{
    int n = 1000, *a = malloc(n * sizeof *a);
    for (int i = 0; i < n; i++)
        a[i] = rand();
    for (int phase = 0; phase < n; phase++) {
#pragma omp parallel for
        for (int i = 0; i < n - 1; i++)
            order(&a[i], &a[i + 1]);
    }
    printf("%d\n", a[0]);
    return 0;
}
