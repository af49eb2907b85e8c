// butterflies: the inner half reaches into the next block
// flags: -fopenmp
#include <complex.h>
#include <math.h>
#include <stdio.h>
// link: -lm
#define N 1024
static double complex x[2 * N];
int main(void)
{
    for (int i = 0; i < N; i++)
        x[i] = i % 7;
    for (int len = 2; len <= N; len *= 2) {
        int half = len / 2;
#pragma omp parallel for
        for (int start = 0; start < N; start += half)
            for (int k = 0; k < half; k++) {
                double complex w = cexp(-2 * I * M_PI * k / len);
                double complex a = x[start + k], b = w * x[start + k + half]; // RACE!
                x[start + k] = a + b; // RACE!
                x[start + k + half] = a - b; // RACE!
            }
    }
    printf("%f\n", creal(x[0]));
    return 0;
}
