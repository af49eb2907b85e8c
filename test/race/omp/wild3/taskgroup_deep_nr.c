// taskgroup waits for the tasks of tasks
// flags: -fopenmp
#include <stdio.h>
int main(void)
{
    int result = 0;
#pragma omp parallel
#pragma omp single
    {
#pragma omp taskgroup
        {
#pragma omp task shared(result)
            {
#pragma omp task shared(result)
                result = 1;
            }
        }
        result = 2;
    }
    printf("%d\n", result);
    return 0;
}
