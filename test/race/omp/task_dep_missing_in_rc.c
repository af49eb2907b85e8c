// a task reads what another writes without naming it
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int i = 0, j = 0;
#pragma omp parallel
#pragma omp single
    {
#pragma omp task depend(out : i)
        i = 1; // RACE!
#pragma omp task
        j = i + 1; // RACE!
#pragma omp taskwait
    }
    printf("%d %d\n", i, j);
    return 0;
}
