// One thread fills the table; the others do not wait for it
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
int main(void)
{
    int n = 256;
    int *table = malloc((size_t)n * sizeof *table);
    long sum = 0;
#pragma omp parallel
    {
#pragma omp single nowait
        for (int i = 0; i < n; i++)
            table[i] = i; // RACE!
#pragma omp for reduction(+ : sum)
        for (int i = 0; i < n; i++)
            sum += table[i]; // RACE!
    }
    printf("%ld\n", sum);
    free(table);
    return 0;
}
