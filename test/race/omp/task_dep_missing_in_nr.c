// the reader names it with depend(in)
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int i = 0, j = 0;
#pragma omp parallel
#pragma omp single
    {
#pragma omp task depend(out : i)
        i = 1; // NORACE
#pragma omp task depend(in : i)
        j = i + 1; // NORACE
#pragma omp taskwait
    }
    printf("%d %d\n", i, j);
    return 0;
}
