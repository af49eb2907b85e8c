// the sum is read after a barrier
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>

int main(void)
{
    int sum = 0, partial[64] = {0};
#pragma omp parallel num_threads(4)
    {
        int id = omp_get_thread_num();
        partial[id] = id * 2;
#pragma omp critical
        sum += partial[id]; // NORACE
#pragma omp barrier
        partial[id] = sum; // NORACE
    }
    printf("%d\n", partial[1]);
    return 0;
}
