// Loops with a step that is not known: neighbours at the distance of one step, or of another loop.
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

static double wave[2000], tide[2000];

int main(int argc, char **argv)
{
    int limit = argc > 1 ? atoi(argv[1]) : 1000, step = rand() % 5 + 1, other = rand() % 5 + 1;
#pragma omp parallel for
    for (int i = 10; i < limit; i += step)
        wave[i] = wave[i - step] + 1; // RACE! a
#pragma omp parallel
    {
#pragma omp for nowait
        for (int i = 0; i < limit; i += step)
            tide[i] = i; // RACE! b
#pragma omp for
        for (int i = 0; i < limit; i += other)
            tide[i] += 1; // RACE! b
    }
    printf("%g %g\n", wave[5], tide[5]);
    return 0;
}
