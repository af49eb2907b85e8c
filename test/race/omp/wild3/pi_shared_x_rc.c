// x declared outside of the loop
// flags: -fopenmp
#include <stdio.h>
int main(void)
{
    long num_steps = 1000000;
    double step = 1.0 / num_steps, x, pi, sum = 0.0;
#pragma omp parallel for reduction(+ : sum) schedule(static)
    for (long i = 0; i < num_steps; i++) {
        x = (i + 0.5) * step; // RACE!
        sum += 4.0 / (1.0 + x * x); // RACE!
    }
    pi = step * sum;
    printf("%f\n", pi);
    return 0;
}
