// manual blocks from thread number and team size
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>

#define N 1000

static int data[N + 1];

int main(void)
{
#pragma omp parallel num_threads(4)
    {
        int me = omp_get_thread_num(), team = omp_get_num_threads();
        int lo = me * N / team, hi = (me + 1) * N / team;

        for (int i = lo; i < hi; i++)
            data[i] += me + 1; // NORACE
    }
    printf("%d\n", data[0]); // NORACE
    return 0;
}
