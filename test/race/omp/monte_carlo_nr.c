// Monte Carlo with a generator state per thread
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>

static unsigned next_random(unsigned *state)
{
    *state = *state * 1664525u + 1013904223u; // NORACE
    return *state >> 8; // NORACE
}

int main(void)
{
    long hits = 0;
    int tries = 100000;

#pragma omp parallel reduction(+ : hits)
    {
        unsigned state = 42 + omp_get_thread_num();
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
