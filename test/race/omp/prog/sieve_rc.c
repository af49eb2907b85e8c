// a step that is negative, then zero, then positive
// flags: -fopenmp
#include <stdio.h>
#include <string.h>

#define LIMIT 10000

static char composite[LIMIT + 1];

int main(void)
{
    int count = 0;
    for (int p = -2; p <= 2; p++) {
        if (p < 0)
            continue;
#pragma omp parallel for
        for (int m = 0; m <= LIMIT; m++)
            composite[m * p % LIMIT] = 1; // RACE!
    }
#pragma omp parallel for reduction(+ : count)
    for (int i = 2; i <= LIMIT; i++)
        count += !composite[i];
    printf("%d primes\n", count);
    return 0;
}
