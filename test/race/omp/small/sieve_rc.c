// Sieve with the primes in parallel: marks are written twice and read meanwhile.
// flags: -fopenmp
#include <stdio.h>
#include <string.h>

#define N 100000
static char composite[N + 1];

int main(void)
{
    int count = 0;
#pragma omp parallel for schedule(dynamic)
    for (int p = 2; p <= 316; p++) {
        if (composite[p]) // RACE!
            continue;
        for (int m = p * p; m <= N; m += p)
            composite[m] = 1; // RACE!
    }
    for (int i = 2; i <= N; i++)
        count += !composite[i];
    printf("%d\n", count);
    return 0;
}
