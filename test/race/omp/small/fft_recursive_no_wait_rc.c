// The butterflies begin before the halves are done.
// flags: -fopenmp
// tsan: no: it takes the records of tasks, which are used again, for shared
#include <stdio.h>
#include <stdlib.h>

static void haar(double *a, double *tmp, int n)
{
    if (n <= 2)
        return;
    for (int i = 0; i < n / 2; i++) {
        tmp[i] = (a[2 * i] + a[2 * i + 1]) * 0.5; // RACE!
        tmp[i + n / 2] = a[2 * i] - a[2 * i + 1]; // RACE!
    }
#pragma omp task
    haar(tmp, a, n / 2);
#pragma omp task
    haar(tmp + n / 2, a + n / 2, n - n / 2);
    for (int i = 0; i < n; i++)
        a[i] = tmp[i]; // RACE!
#pragma omp taskwait
}

int main(void)
{
    int n = 1024;
    double *a = malloc(n * sizeof *a), *tmp = malloc(n * sizeof *tmp);
    for (int i = 0; i < n; i++)
        a[i] = i;
#pragma omp parallel
#pragma omp single
    haar(a, tmp, n);
    printf("%f\n", a[0]);
    free(a);
    free(tmp);
    return 0;
}
