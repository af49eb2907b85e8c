// all threads store their number in a shared variable
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>

int main(void)
{
    int nthreads = 0, tid;

#pragma omp parallel
    {
        tid = omp_get_thread_num(); // RACE!
        if (tid == 0) { // RACE!
            nthreads = omp_get_num_threads(); // RACE
            printf("%d threads\n", nthreads); // RACE
        }
    }
    return 0;
}
