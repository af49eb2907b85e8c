// convergence loop with flag reset by single
// flags: -fopenmp
#include <math.h>
#include <stdio.h>
#define N 200
static double a[N], b[N];
int main(void)
{
    double err = 1;
    int it = 0;
    a[0] = b[0] = 1;
#pragma omp parallel shared(err, it)
    while (1) {
#pragma omp barrier
#pragma omp single
        { err = 0; it++; }
#pragma omp for reduction(max : err)
        for (int i = 1; i < N - 1; i++) {
            b[i] = 0.5 * (a[i - 1] + a[i + 1]);
            double d = fabs(b[i] - a[i]);
            if (d > err) err = d;
        }
#pragma omp for
        for (int i = 1; i < N - 1; i++) a[i] = b[i];
        if (err < 1e-3 || it > 50) break;
    }
    printf("%d %f\n", it, a[5]);
    return 0;
}
