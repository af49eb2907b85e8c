// the master has no implied barrier, the others read the count too early
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
        workers = omp_get_num_threads(); // RACE!
        share[omp_get_thread_num()] = 100 / (workers + 1); // RACE!
    }
    printf("%d\n", share[0]); // NORACE
    return 0;
}
