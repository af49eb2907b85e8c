// iterative FFT: butterflies of one stage in parallel over groups
// flags: -fopenmp
#include <complex.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
// link: -lm
static void fft(double complex *a, int n)
{
    for (int i = 1, j = 0; i < n; i++) {
        int bit = n >> 1;
        for (; j & bit; bit >>= 1)
            j ^= bit;
        j ^= bit;
        if (i < j) {
            double complex t = a[i];
            a[i] = a[j];
            a[j] = t;
        }
    }
    for (int len = 2; len <= n; len <<= 1) {
        double ang = -2 * M_PI / len;
#pragma omp parallel for
        for (int i = 0; i < n; i += len)
            for (int j = 0; j < len / 2; j++) {
                double complex w = cexp(I * ang * j);
                double complex u = a[i + j], v = a[i + j + len / 2] * w;
                a[i + j] = u + v;
                a[i + j + len / 2] = u - v;
            }
    }
}
int main(void)
{
    int n = 1024;
    double complex *a = malloc(n * sizeof *a);
    for (int i = 0; i < n; i++)
        a[i] = i;
    fft(a, n);
    printf("%f\n", creal(a[1]));
    free(a);
    return 0;
}
