// single nowait lets the others read before the value is set
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>

int main(void)
{
    int config = 0;
    int seen[64] = {0};

#pragma omp parallel num_threads(4)
    {
#pragma omp single nowait
        config = 42; // RACE!
        seen[omp_get_thread_num()] = config; // RACE!
    }
    printf("%d\n", seen[0]); // NORACE
    return 0;
}
