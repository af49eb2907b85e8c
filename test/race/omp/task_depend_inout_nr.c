// two tasks add to one variable, ordered by inout
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int x = 1;

#pragma omp parallel num_threads(4)
#pragma omp master
    {
#pragma omp task shared(x) depend(inout : x)
        x += 5; // NORACE
#pragma omp task shared(x) depend(inout : x)
        x *= 3; // NORACE
    }
    printf("%d\n", x);
    return 0;
}
