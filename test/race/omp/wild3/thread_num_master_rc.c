// only one thread writes, by its number, the others read at once
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
int main(void)
{
    int numThreads = 0, cells[64];
#pragma omp parallel
    {
        if (omp_get_thread_num() == 0)
            numThreads = omp_get_num_threads(); // RACE!
        if (omp_get_thread_num() < 64)
            cells[omp_get_thread_num()] = numThreads; // RACE!
    }
    printf("%d %d\n", numThreads, cells[0]);
    return 0;
}
