// sieve whose outer loop is parallel: several primes cross out the same numbers
// flags: -fopenmp
#include <stdio.h>

#define LIMIT 10000
static char composite[LIMIT + 1];

int main(void)
{
    int count = 0;
#pragma omp parallel for schedule(dynamic)
    for (int p = 2; p <= 100; p++) {
        if (!composite[p]) { // RACE!
            for (int m = p * p; m <= LIMIT; m += p)
                composite[m] = 1; // RACE!
        }
    }
    for (int i = 2; i <= LIMIT; i++)
        count += !composite[i];
    printf("%d\n", count);
    return 0;
}
