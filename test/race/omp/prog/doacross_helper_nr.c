// doacross through a helper, distance three
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
static void upd(double *a, int i) { a[i] = a[i - 3] * 0.5 + 1; }
int main(void)
{
    int n = 200;
    double *a = calloc(n, sizeof *a);
#pragma omp parallel for ordered(1) schedule(dynamic)
    for (int i = 3; i < n; i++) {
#pragma omp ordered depend(sink : i - 3)
        upd(a, i);
#pragma omp ordered depend(source)
    }
    printf("%f\n", a[9]);
    return 0;
}
