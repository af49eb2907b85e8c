// numerical integration, the abscissa is private
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    const int steps = 50000;
    double x, sum = 0.0;
    const double width = 1.0 / steps;

#pragma omp parallel for reduction(+ : sum) private(x)
    for (int i = 0; i < steps; i++) {
        x = (i + 0.5) * width; // NORACE
        sum += 4.0 / (1.0 + x * x); // NORACE
    }
    printf("%f\n", sum * width);
    return 0;
}
