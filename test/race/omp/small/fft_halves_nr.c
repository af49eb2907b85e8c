// Butterflies, block length doubling; the half by a shift; twiddles in a table.
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

static void transform(double *re, double *im, const double *wr, const double *wi, int n)
{
    for (int len = 2; len <= n; len <<= 1) {
        int half = len >> 1, step = n / len;
#pragma omp parallel for schedule(static)
        for (int start = 0; start < n; start += len) {
            for (int k = 0; k < half; k++) {
                int a = start + k, b = start + k + half;
                double tr = re[b] * wr[k * step] - im[b] * wi[k * step];
                double ti = re[b] * wi[k * step] + im[b] * wr[k * step];
                re[b] = re[a] - tr;
                im[b] = im[a] - ti;
                re[a] += tr;
                im[a] += ti;
            }
        }
    }
}

int main(void)
{
    int n = 1024;
    double *re = calloc(n, sizeof(double)), *im = calloc(n, sizeof(double));
    double *wr = calloc(n, sizeof(double)), *wi = calloc(n, sizeof(double));
    transform(re, im, wr, wi, n);
    printf("%f\n", re[1]);
    free(re);
    free(im);
    free(wr);
    free(wi);
    return 0;
}
