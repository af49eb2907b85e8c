// taskwait does not wait for the tasks of tasks
// flags: -fopenmp
#include <stdio.h>
int main(void)
{
    int result = 0;
#pragma omp parallel
#pragma omp single
    {
#pragma omp task shared(result)
        {
#pragma omp task shared(result)
            result = 1; // RACE!
        }
#pragma omp taskwait
        result = 2; // RACE!
    }
    printf("%d\n", result);
    return 0;
}
