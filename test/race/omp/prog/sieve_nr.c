// sieve of Eratosthenes: the multiples of one prime are crossed out in parallel
// flags: -fopenmp
#include <stdio.h>
#include <string.h>

#define LIMIT 10000

static char composite[LIMIT + 1];

int main(void)
{
    int count = 0;
    for (int p = 2; p * p <= LIMIT; p++) {
        if (composite[p])
            continue;
#pragma omp parallel for
        for (int m = p * p; m <= LIMIT; m += p)
            composite[m] = 1; // NORACE
    }
#pragma omp parallel for reduction(+ : count)
    for (int i = 2; i <= LIMIT; i++)
        count += !composite[i];
    printf("%d primes\n", count);
    return 0;
}
