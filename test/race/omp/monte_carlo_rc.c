// Monte Carlo with one shared generator state
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>

static unsigned next_random(unsigned *state)
{
    *state = *state * 1664525u + 1013904223u; // RACE!
    return *state >> 8; // RACE!
}

int main(void)
{
    long hits = 0;
    int tries = 100000;
    unsigned state = 42;

#pragma omp parallel reduction(+ : hits)
    {
#pragma omp for
        for (int i = 0; i < tries; i++) {
            double x = next_random(&state) / 16777216.0;
            double y = next_random(&state) / 16777216.0;
            if (x * x + y * y <= 1.0)
                hits++;
        }
    }
    printf("%f\n", 4.0 * hits / tries);
    return 0;
}
