// without taskwait between the steps
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
#define N 256
#define BS 32
static void step(const double *in, double *out, int lo, int hi)
{
    for (int i = lo; i < hi; i++)
        out[i] = in[i] + 0.25 * (in[i - 1] - 2 * in[i] + in[i + 1]); // RACE!
}
int main(void)
{
    double *a = calloc(N + 2, sizeof *a), *b = calloc(N + 2, sizeof *b);
    a[N / 2] = 100;
#pragma omp parallel
#pragma omp single
    {
        for (int lo = 1; lo <= N; lo += BS) {
#pragma omp task firstprivate(lo)
            step(a, b, lo, lo + BS);
        }
        for (int lo = 1; lo <= N; lo += BS) {
#pragma omp task firstprivate(lo)
            step(b, a, lo, lo + BS);
        }
    }
    printf("%f\n", a[N / 2]);
    free(a); free(b);
    return 0;
}
