// the old grid is kept as the new one, too
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

static void sweep(double *next, const double *now, int n)
{
#pragma omp parallel for
    for (int i = 1; i < n - 1; i++)
        next[i] = 0.5 * (now[i - 1] + now[i + 1]); // RACE!
}

int main(void)
{
    int n = 2000;
    double *now = calloc(n, sizeof(double)), *next = calloc(n, sizeof(double));
    now[0] = next[0] = 1;
    for (int t = 0; t < 100; t++) {
        sweep(next, now, n);
        double *tmp = now;
        now = next;
        if (t > 50)
            tmp = next;
        next = tmp;
    }
    printf("%f\n", now[5]);
    return 0;
}
