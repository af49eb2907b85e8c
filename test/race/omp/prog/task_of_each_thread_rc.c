// every thread makes the same task
// flags: -fopenmp
#include <stdio.h>
int n;
int main(void)
{
#pragma omp parallel
    {
#pragma omp task
        n++; // RACE!
    }
    printf("%d\n", n);
    return 0;
}
