// Iterative FFT: butterflies of one stage are disjoint.
// flags: -fopenmp
#include <complex.h>
#include <math.h>
#include <stdio.h>

#define LOG 8
#define N (1 << LOG)
static double complex x[N];

int main(void)
{
    for (int i = 0; i < N; i++)
        x[i] = i % 5;
    for (int s = 1; s <= LOG; s++) {
        int m = 1 << s, half = m / 2;
#pragma omp parallel for
        for (int k = 0; k < N; k += m)
            for (int j = 0; j < half; j++) {
                double complex w = cexp(-2.0 * I * M_PI * j / m);
                double complex t = w * x[k + j + half], u = x[k + j];
                x[k + j] = u + t;
                x[k + j + half] = u - t;
            }
    }
    printf("%f\n", creal(x[1]));
    return 0;
}
