// iterative FFT: butterflies of one stage in parallel
// flags: -fopenmp
#include <complex.h>
#include <math.h>
#include <stdio.h>
// link: -lm
#define N 1024
static double complex x[N];
int main(void)
{
    for (int i = 0; i < N; i++)
        x[i] = i % 7;
    for (int len = 2; len <= N; len *= 2) {
        int half = len / 2;
#pragma omp parallel for
        for (int start = 0; start < N; start += len)
            for (int k = 0; k < half; k++) {
                double complex w = cexp(-2 * I * M_PI * k / len);
                double complex a = x[start + k], b = w * x[start + k + half];
                x[start + k] = a + b;
                x[start + k + half] = a - b;
            }
    }
    printf("%f\n", creal(x[0]));
    return 0;
}
