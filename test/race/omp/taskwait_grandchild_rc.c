// taskwait does not wait for grandchildren
// flags: -fopenmp
#include <stdio.h>

static int deep;

int main(void)
{
#pragma omp parallel
#pragma omp single
    {
        {
#pragma omp task
            {
#pragma omp task
                deep = 7; // RACE!
            }
#pragma omp taskwait
        }
        printf("%d\n", deep); // RACE!
    }
    return 0;
}
