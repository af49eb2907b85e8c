// The value set by single nowait is read by the rest of the team.
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>

int main(void)
{
    int limit = 0;
    int hits[64] = {0};
#pragma omp parallel num_threads(8)
    {
        int me = omp_get_thread_num();
#pragma omp single nowait
        limit = 10; // RACE!
        for (int k = 0; k < 100; k++)
            if (k < limit) // RACE!
                hits[me]++;
    }
    printf("%d\n", hits[0]);
    return 0;
}
