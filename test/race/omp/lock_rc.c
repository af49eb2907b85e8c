// one thread's path sets another omp lock
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>

int main(void)
{
    omp_lock_t a, b;
    int count = 0;

    omp_init_lock(&a);
    omp_init_lock(&b);
#pragma omp parallel num_threads(4)
    for (int i = 0; i < 5000; i++) {
        if (omp_get_thread_num() % 2) {
            omp_set_lock(&a);
            count++; // RACE!
            omp_unset_lock(&a);
        } else {
            omp_set_lock(&b);
            count += 2; // RACE!
            omp_unset_lock(&b);
        }
    }
    printf("%d\n", count); // NORACE
    omp_destroy_lock(&a);
    omp_destroy_lock(&b);
    return 0;
}
