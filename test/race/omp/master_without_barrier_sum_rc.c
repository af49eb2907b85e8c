// the master sets up while the others already read
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int limit = 0, hits = 0;
#pragma omp parallel
    {
#pragma omp master
        limit = 50; // RACE!
#pragma omp for reduction(+ : hits)
        for (int i = 0; i < 100; i++)
            if (i < limit) // RACE!
                hits++;
    }
    printf("%d\n", hits);
    return 0;
}
