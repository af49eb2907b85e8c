// the pointer is private, what it points to is not
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
int main(void)
{
    int *scratch = malloc(16 * sizeof(int));
    int sum = 0;
#pragma omp parallel for firstprivate(scratch) reduction(+ : sum)
    for (int i = 0; i < 100; i++) {
        for (int k = 0; k < 16; k++)
            scratch[k] = i + k; // RACE!
        for (int k = 0; k < 16; k++)
            sum += scratch[k]; // RACE!
    }
    printf("%d\n", sum);
    free(scratch);
    return 0;
}
