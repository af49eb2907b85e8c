// numerical integration: the abscissa is shared
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    const int steps = 50000;
    double x, sum = 0.0;
    const double width = 1.0 / steps;

#pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < steps; i++) {
        x = (i + 0.5) * width; // RACE!
        sum += 4.0 / (1.0 + x * x); // RACE!
    }
    printf("%f\n", sum * width);
    return 0;
}
