// Outer and inner thread number together name a slot.
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>

int main(void)
{
    int work[2][4] = {{0}};
    omp_set_max_active_levels(2);
#pragma omp parallel num_threads(2) shared(work)
    {
        int outer = omp_get_thread_num();
#pragma omp parallel num_threads(4) shared(work, outer)
        {
            int me = omp_get_thread_num();
            work[outer][me] += me + 1;
        }
    }
    printf("%d\n", work[1][2]);
    return 0;
}
