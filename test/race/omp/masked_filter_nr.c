// masked regions with different filters, barrier between
// flags: -fopenmp -fopenmp-version=51
#include <stdio.h>
int main(void)
{
    int v = 0;
#pragma omp parallel num_threads(4)
    {
#pragma omp masked filter(0)
        v += 1;
#pragma omp barrier
#pragma omp masked filter(1)
        v += 2;
    }
    printf("%d\n", v);
    return 0;
}
