// The consumer names another variable than it reads
// flags: -fopenmp
#include <stdio.h>
int main(void)
{
    int x = 0, y = 0, z = 0;
#pragma omp parallel
#pragma omp single
    {
#pragma omp task depend(out : x) shared(x)
        x = 42; // RACE!
#pragma omp task depend(out : y) shared(y)
        y = 1; // NORACE
#pragma omp task depend(in : y) shared(x, y, z)
        z = x + y; // RACE!
    }
    printf("%d\n", z); // NORACE
    return 0;
}
