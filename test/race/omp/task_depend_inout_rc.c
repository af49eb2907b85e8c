// two tasks add to one variable, one of them without a dependence
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int x = 1;

#pragma omp parallel num_threads(4)
#pragma omp master
    {
#pragma omp task shared(x) depend(inout : x)
        x += 5; // RACE!
#pragma omp task shared(x)
        x *= 3; // RACE!
    }
    printf("%d\n", x);
    return 0;
}
