// Tasks of one inoutset run at the same time
// flags: -fopenmp
// link: -fopenmp -lm
#include <stdio.h>
int main(void)
{
    int x = 0, sum = 0;
#pragma omp parallel
#pragma omp single
    {
#pragma omp task depend(out : x)
        x = 1;
#pragma omp task depend(inoutset : x)
        sum += x; // RACE!
#pragma omp task depend(inoutset : x)
        sum += 2 * x; // RACE!
#pragma omp taskwait
        printf("%d\n", sum);
    }
    return 0;
}
