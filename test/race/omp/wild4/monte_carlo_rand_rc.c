// Monte Carlo with a generator whose state all share
// flags: -fopenmp
// link: -fopenmp -lm
#include <stdio.h>
static unsigned seed = 12345;
static double next(void)
{
    seed = seed * 1103515245u + 12345u; // RACE!
    return (seed >> 16 & 0x7fff) / 32768.0; // RACE!
}
int main(void)
{
    long hits = 0, n = 100000;
#pragma omp parallel for reduction(+ : hits)
    for (long i = 0; i < n; i++) {
        double x = next(), y = next();
        if (x * x + y * y <= 1.0)
            hits++;
    }
    printf("pi = %f\n", 4.0 * hits / n);
    return 0;
}
