// numerical integration: the reduction clause was forgotten
// flags: -fopenmp
#include <stdio.h>

static long steps = 100000;

int main(void)
{
    double x, pi, sum = 0.0;
    double width = 1.0 / (double)steps;
    long i;

#pragma omp parallel for private(x)
    for (i = 0; i < steps; i++) {
        x = (i + 0.5) * width;
        sum = sum + 4.0 / (1.0 + x * x); // RACE!
    }
    pi = width * sum;
    printf("pi %.10f\n", pi);
    return 0;
}
