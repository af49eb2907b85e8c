// neighbours exchange through an array without a barrier
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>

#define MAX 64

int main(void)
{
    int left[MAX] = {0}, got[MAX] = {0};

#pragma omp parallel
    {
        int me = omp_get_thread_num();
        int n = omp_get_num_threads();

        left[me] = me * 10; // RACE!
        got[me] = left[(me + 1) % n]; // RACE!
    }
    printf("%d\n", got[0]);
    return 0;
}
