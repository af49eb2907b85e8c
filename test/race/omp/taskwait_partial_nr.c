// the parent waits for both tasks
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
#pragma omp task shared(b)
        b = 2; // NORACE
#pragma omp taskwait
        printf("%d\n", a + b); // NORACE
    }
    return 0;
}
