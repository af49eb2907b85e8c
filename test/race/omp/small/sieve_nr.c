// Sieve of Eratosthenes: marks of one prime are disjoint.
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
    int n = 100000, count = 0;
    char *composite = malloc(n + 1);
    memset(composite, 0, n + 1);
    for (int p = 2; p * p <= n; p++) {
        if (composite[p])
            continue;
#pragma omp parallel for
        for (int m = p * p; m <= n; m += p)
            composite[m] = 1;
    }
#pragma omp parallel for reduction(+ : count)
    for (int i = 2; i <= n; i++)
        count += !composite[i];
    printf("%d\n", count);
    free(composite);
    return 0;
}
