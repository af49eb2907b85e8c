// taskwait does not wait for grandchildren
// flags: -fopenmp
#include <stdio.h>
int main(void)
{
    int a = 0;
#pragma omp parallel
#pragma omp single
    {
#pragma omp task shared(a)
        {
#pragma omp task shared(a)
            a++; // RACE!
        }
#pragma omp taskwait
        printf("%d\n", a); // RACE!
    }
    return 0;
}
