// each task has a copy of the addresses, not of what they lead to
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
#pragma omp parallel
#pragma omp single
    {
        int sum = 0;
        int *cell = malloc(sizeof *cell);
        *cell = 0;
#pragma omp taskloop shared(sum) firstprivate(cell)
        for (int i = 0; i < 100; i++) {
            sum += i;   // RACE! sum
            *cell += i; // RACE! cell
        }
        printf("%d %d\n", sum, *cell);
        free(cell);
    }
    return 0;
}
