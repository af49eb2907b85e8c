// Three tasks; the last names only one of the two it needs.
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int a = 0, b = 0, c = 0;
#pragma omp parallel
#pragma omp single
    {
#pragma omp task depend(out : a) shared(a)
        a = 1;
#pragma omp task depend(out : b) shared(b)
        b = 2; // RACE!
#pragma omp task depend(in : a) depend(out : c) shared(a, b, c)
        c = a + b; // RACE!
#pragma omp taskwait
        printf("%d\n", c);
    }
    return 0;
}
