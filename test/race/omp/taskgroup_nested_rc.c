// a taskwait does not wait for grandchildren
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int x = 0;
#pragma omp parallel num_threads(4)
#pragma omp single
    {
        {
#pragma omp task shared(x)
            {
#pragma omp task shared(x)
                {
                    x = 1; // RACE!
                }
            }
        }
#pragma omp taskwait
        printf("x = %d\n", x); // RACE!
    }
    return 0;
}
