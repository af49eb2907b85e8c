// a task creates a child and waits for it
// flags: -fopenmp
#include <stdio.h>
int main(void)
{
    int a = 0, b = 0;
#pragma omp parallel
#pragma omp single
    {
#pragma omp task shared(a, b)
        {
#pragma omp task shared(a)
            a = 1;
#pragma omp taskwait
            b = a + 1;
        }
#pragma omp taskwait
        printf("%d\n", a + b);
    }
    return 0;
}
