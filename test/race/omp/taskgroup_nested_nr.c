// a taskgroup waits for grandchildren
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int x = 0;
#pragma omp parallel num_threads(4)
#pragma omp single
    {
#pragma omp taskgroup
        {
#pragma omp task shared(x)
            {
#pragma omp task shared(x)
                {
                    x = 1; // NORACE
                }
            }
        }
        printf("x = %d\n", x); // NORACE
    }
    return 0;
}
