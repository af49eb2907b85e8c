// each thread has an array of its own
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int *scratch = malloc(16 * sizeof(int));
    int total = 0;
#pragma omp parallel private(scratch) reduction(+ : total)
    {
        scratch = malloc(16 * sizeof(int));
#pragma omp for
        for (int i = 0; i < 1000; i++) {
            for (int k = 0; k < 16; k++)
                scratch[k] = i + k; // NORACE
            total += scratch[i % 16]; // NORACE
        }
        free(scratch);
    }
    printf("%d\n", total);
    return 0;
}
