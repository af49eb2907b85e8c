// FFT by stages: butterflies of a stage are numbered by one loop, each touches its own pair
// flags: -fopenmp
#include <complex.h>
#include <math.h>
#include <stdio.h>

#define LOG 8
#define N (1 << LOG)

static double complex in[N], out[N];

static int reversed(int x)
{
    int r = 0;
    for (int b = 0; b < LOG; b++)
        if (x & (1 << b))
            r |= 1 << (LOG - 1 - b);
    return r;
}

int main(void)
{
    for (int i = 0; i < N; i++)
        in[i] = i % 5;
#pragma omp parallel for
    for (int i = 0; i < N; i++)
        out[i] = in[reversed(i)];
    for (int s = 1; s <= LOG; s++) {
        int half = 1 << (s - 1), m = 1 << s;
#pragma omp parallel for
        for (int g = 0; g < N; g += m)
            for (int j = 0; j < half; j++) {
                double complex w = cexp(-2 * M_PI * I * j / m);
                double complex t = w * out[g + j + half];
                double complex u = out[g + j];
                out[g + j] = u + t;
                out[g + j + half] = u - t;
            }
    }
    printf("%f\n", creal(out[0]));
    return 0;
}
