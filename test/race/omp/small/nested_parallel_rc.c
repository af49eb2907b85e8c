// The inner team shares the variable of the outer thread.
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>

int main(void)
{
    int result[4];
    omp_set_max_active_levels(2);
#pragma omp parallel num_threads(4)
    {
        int id = omp_get_thread_num();
        int local = 0;
#pragma omp parallel num_threads(2) shared(local)
        {
            for (int k = 0; k < 100; k++)
                local += k; // RACE!
        }
        result[id] = local;
    }
    printf("%d\n", result[0]);
    return 0;
}
