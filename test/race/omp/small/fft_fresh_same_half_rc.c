// Recursive FFT with new arrays for the halves: both tasks get the even one.
// flags: -fopenmp
// link: -lm
// tsan: no: it takes the records of tasks, which are used again, for shared
#include <complex.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

typedef double complex cplx;

static void fft(cplx *a, int n)
{
    if (n == 1)
        return;
    cplx *even = malloc(n / 2 * sizeof *even), *odd = malloc(n / 2 * sizeof *odd);
    for (int i = 0; i < n / 2; i++) {
        even[i] = a[2 * i]; // RACE!
        odd[i] = a[2 * i + 1]; // RACE!
    }
#pragma omp task
    fft(even, n / 2);
#pragma omp task
    fft(even, n / 2);
#pragma omp taskwait
    for (int k = 0; k < n / 2; k++) {
        cplx w = cexp(-2.0 * I * 3.14159265358979 * k / n) * odd[k];
        a[k] = even[k] + w; // RACE!
        a[k + n / 2] = even[k] - w; // RACE!
    }
    free(even);
    free(odd);
}

int main(void)
{
    int n = 256;
    cplx *a = malloc(n * sizeof *a);
    for (int i = 0; i < n; i++)
        a[i] = sin(0.1 * i);
#pragma omp parallel
#pragma omp single
    fft(a, n);
    printf("%f\n", cabs(a[3]));
    free(a);
    return 0;
}
