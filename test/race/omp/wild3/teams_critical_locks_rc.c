// teams with a lock made inside of each: a lock of its own guards nothing
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
int main(void)
{
    int var = 0;
#pragma omp parallel num_threads(4)
    {
        omp_lock_t lck;
        omp_init_lock(&lck);
        for (int i = 0; i < 100; i++) {
            omp_set_lock(&lck);
            var++; // RACE!
            omp_unset_lock(&lck);
        }
        omp_destroy_lock(&lck);
    }
    printf("%d\n", var);
    return 0;
}
