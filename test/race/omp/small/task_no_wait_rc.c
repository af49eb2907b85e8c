// The parent reads the result of a task without taskwait.
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int x = 0, y = 0;
#pragma omp parallel
#pragma omp single
    {
#pragma omp task shared(x)
        x = 42; // RACE!
#pragma omp task shared(y)
        y = 17;
        printf("x=%d\n", x); // RACE!
#pragma omp taskwait
        printf("y=%d\n", y);
    }
    return 0;
}
