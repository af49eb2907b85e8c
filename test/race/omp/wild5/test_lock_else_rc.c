// If the lock is busy, the count is changed without it
// tsan: no: the two rarely run at the same time
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
int main(void)
{
    omp_lock_t l;
    int done = 0, missed = 0;
    omp_init_lock(&l);
#pragma omp parallel for
    for (int i = 0; i < 100; i++) {
        if (omp_test_lock(&l)) {
            done++; // NORACE
            omp_unset_lock(&l);
        } else {
            missed++; // RACE!
        }
    }
    omp_destroy_lock(&l);
    printf("%d %d\n", done, missed); // NORACE
    return 0;
}
