// a barrier follows the master block
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int limit = 0, hits = 0;
#pragma omp parallel
    {
#pragma omp master
        limit = 50; // NORACE
#pragma omp barrier
#pragma omp for reduction(+ : hits)
        for (int i = 0; i < 100; i++)
            if (i < limit) // NORACE
                hits++;
    }
    printf("%d\n", hits);
    return 0;
}
