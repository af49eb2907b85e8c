// the parent reads what a task made after the taskwait writes
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int a = 0, b = 0;

#pragma omp parallel
#pragma omp single
    {
#pragma omp task shared(a)
        a = 1;
#pragma omp taskwait
#pragma omp task shared(b)
        b = 2; // RACE!
        printf("%d\n", a + b); // RACE!
    }
    return 0;
}
