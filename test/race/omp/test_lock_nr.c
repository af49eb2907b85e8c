// the counter is changed only if omp_test_lock got the lock
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>

int main(void)
{
    omp_nest_lock_t nest;
    omp_lock_t lock;
    int tries = 0, wins = 0;

    omp_init_lock(&lock);
    omp_init_nest_lock(&nest);
#pragma omp parallel num_threads(4)
    for (int i = 0; i < 5000; i++) {
        int got = omp_test_lock(&lock);

        if (got)
            wins++; // NORACE
        if (got)
            omp_unset_lock(&lock);
        omp_set_nest_lock(&nest);
        omp_set_nest_lock(&nest);
        omp_unset_nest_lock(&nest);
        tries++; // NORACE
        omp_unset_nest_lock(&nest);
    }
    printf("%d %d\n", tries, wins); // NORACE
    return 0;
}
