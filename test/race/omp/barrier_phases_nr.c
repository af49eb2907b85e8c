// a barrier between filling and reading the neighbour's cell
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>

int main(void)
{
    int cells[4] = {0}, sums[4] = {0};

#pragma omp parallel num_threads(4)
    {
        int me = omp_get_thread_num();

        cells[me] = me * 10; // NORACE
#pragma omp barrier
        sums[me] = cells[(me + 1) % 4]; // NORACE
    }
    printf("%d\n", sums[0]); // NORACE
    return 0;
}
