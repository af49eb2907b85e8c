// single ends with a barrier, the others read afterwards
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>

int main(void)
{
    int config = 0;
    int seen[64] = {0};

#pragma omp parallel num_threads(4)
    {
#pragma omp single
        config = 42; // NORACE
        seen[omp_get_thread_num()] = config; // NORACE
    }
    printf("%d\n", seen[0]); // NORACE
    return 0;
}
