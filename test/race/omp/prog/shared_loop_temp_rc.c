// a temporary declared outside of the loop is shared
// flags: -fopenmp
#include <math.h>
#include <stdio.h>

#define N 1000

int main(void)
{
    static double x[N], y[N];
    double tmp, norm = 0;
    int i;
    for (i = 0; i < N; i++)
        x[i] = i * 0.001;
#pragma omp parallel for reduction(+ : norm)
    for (i = 0; i < N; i++) {
        tmp = sin(x[i]); // RACE!
        y[i] = tmp * tmp; // RACE!
        norm += y[i];
    }
    printf("%f\n", norm);
    return 0;
}
