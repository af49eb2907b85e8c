// A kernel called through a pointer writes a global
// flags: -fopenmp
// link: -fopenmp -lm
#include <stdio.h>
static double acc;
static void plain(double v) { acc += v; } // RACE!
static void none(double v) { (void)v; }
static void each(void (*f)(double), const double *x, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        f(x[i]);
}
int main(int argc, char **argv)
{
    double x[64];
    (void)argv;
    for (int i = 0; i < 64; i++)
        x[i] = i;
    each(argc > 1 ? none : plain, x, 64);
    printf("%f\n", acc);
    return 0;
}
