// a sum is updated in critical and read outside by the other threads
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
        sum += partial[id]; // RACE!
        partial[id] = sum; // RACE!
    }
    printf("%d\n", partial[1]);
    return 0;
}
