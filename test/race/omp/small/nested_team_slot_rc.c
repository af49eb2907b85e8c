// The inner team indexes by its own thread number, which repeats in every outer thread.
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>

int main(void)
{
    int work[8] = {0};
    omp_set_max_active_levels(2);
#pragma omp parallel num_threads(2) shared(work)
    {
#pragma omp parallel num_threads(4) shared(work)
        {
            int me = omp_get_thread_num();
            work[me] += me + 1; // RACE!
        }
    }
    printf("%d\n", work[2]);
    return 0;
}
