// an explicit barrier follows the master construct
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>

int main(void)
{
    int workers = 0;
    int share[64] = {0};

#pragma omp parallel num_threads(4)
    {
#pragma omp master
        workers = omp_get_num_threads(); // NORACE
#pragma omp barrier
        share[omp_get_thread_num()] = 100 / (workers + 1); // NORACE
    }
    printf("%d\n", share[0]); // NORACE
    return 0;
}
