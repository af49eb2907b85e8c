// heat equation blocks with tasks and taskwait per step
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
#define N 256
#define BS 32
static void step(const double *in, double *out, int lo, int hi)
{
    for (int i = lo; i < hi; i++)
        out[i] = in[i] + 0.25 * (in[i - 1] - 2 * in[i] + in[i + 1]);
}
int main(void)
{
    double *a = calloc(N + 2, sizeof *a), *b = calloc(N + 2, sizeof *b);
    a[N / 2] = 100;
#pragma omp parallel
#pragma omp single
    for (int t = 0; t < 20; t++) {
        for (int lo = 1; lo <= N; lo += BS) {
#pragma omp task firstprivate(lo)
            step(a, b, lo, lo + BS);
        }
#pragma omp taskwait
        double *tmp = a;
        a = b;
        b = tmp;
    }
    printf("%f\n", a[N / 2]);
    free(a); free(b);
    return 0;
}
