// taskgroup waits for grandchildren too
// flags: -fopenmp
#include <stdio.h>

static int deep;

int main(void)
{
#pragma omp parallel
#pragma omp single
    {
#pragma omp taskgroup
        {
#pragma omp task
            {
#pragma omp task
                deep = 7; // NORACE
            }
        }
        printf("%d\n", deep); // NORACE
    }
    return 0;
}
