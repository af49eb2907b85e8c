// Loops whose step only the caller knows: two rounds are never at one place, for no loop stands still.
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

static int flags[1000];
static double wave[1000];

static void strike_out(int prime, int limit)
{
#pragma omp parallel for
    for (int multiple = prime * prime; multiple < limit; multiple += prime)
        flags[multiple] = 1; // NORACE
}

int main(int argc, char **argv)
{
    int limit = argc > 1 ? atoi(argv[1]) : 1000, step = rand() % 5 + 1;
    for (int p = 2; p * p < limit; p++)
        if (!flags[p])
            strike_out(p, limit);
#pragma omp parallel
    {
#pragma omp for
        for (int i = 3; i < limit; i += step)
            wave[i] = i; // NORACE
#pragma omp for
        for (int i = limit - 1; i > 3; i -= step)
            wave[i] += 1; // NORACE
    }
    printf("%d %g\n", flags[91], wave[3]);
    return 0;
}
