// an undeferred task is done when the next statement runs
// flags: -fopenmp
#include <stdio.h>
int main(void)
{
    int v = 0;
#pragma omp parallel
#pragma omp single
    {
#pragma omp task if (0) shared(v)
        v = 5;
        v *= 2;
    }
    printf("%d\n", v);
    return 0;
}
