// the thread with number 0 stores the size of the team
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>

int main(void)
{
    int nthreads = 0, tid;

#pragma omp parallel private(tid)
    {
        tid = omp_get_thread_num(); // NORACE
        if (tid == 0) { // NORACE
            nthreads = omp_get_num_threads();
            printf("%d threads\n", nthreads);
        }
    }
    return 0;
}
