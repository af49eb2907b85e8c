// reduction over one variable, the other one is forgotten
// flags: -fopenmp
#include <stdio.h>

#define N 900

int main(void)
{
    static float x[N];
    float lo = 1e30f, hi = -1e30f;

    for (int i = 0; i < N; i++)
        x[i] = (i * 57) % 91 - 45;
#pragma omp parallel for reduction(min : lo)
    for (int i = 0; i < N; i++) {
        if (x[i] < lo)
            lo = x[i];
        if (x[i] > hi) // RACE!
            hi = x[i]; // RACE!
    }
    printf("%f %f\n", lo, hi);
    return 0;
}
