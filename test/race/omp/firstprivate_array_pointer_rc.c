// the pointer is private, the array behind it is shared
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int *scratch = malloc(16 * sizeof(int));
    int total = 0;
#pragma omp parallel firstprivate(scratch) reduction(+ : total)
    {
#pragma omp for
        for (int i = 0; i < 1000; i++) {
            for (int k = 0; k < 16; k++)
                scratch[k] = i + k; // RACE!
            total += scratch[i % 16]; // RACE!
        }
    }
    printf("%d\n", total);
    return 0;
}
