// masked regions with different filters touch the same variable
// flags: -fopenmp -fopenmp-version=51
#include <stdio.h>
int main(void)
{
    int v = 0;
#pragma omp parallel num_threads(4)
    {
#pragma omp masked filter(0)
        v += 1; // RACE!
#pragma omp masked filter(1)
        v += 2; // RACE!
    }
    printf("%d\n", v);
    return 0;
}
