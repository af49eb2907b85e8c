// OpenMP locks of two accounts in two sections.
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>

static omp_lock_t src, dst;
static int a = 100, b = 100;

int main(void)
{
    omp_init_lock(&src);
    omp_init_lock(&dst);
#pragma omp parallel sections
    {
#pragma omp section
        for (int i = 0; i < 100; i++) {
            omp_set_lock(&src); // DEADLOCK
            omp_set_lock(&dst); // DEADLOCK!
            a--;
            b++;
            omp_unset_lock(&dst);
            omp_unset_lock(&src);
        }
#pragma omp section
        for (int i = 0; i < 100; i++) {
            omp_set_lock(&dst); // DEADLOCK
            omp_set_lock(&src); // DEADLOCK!
            a++;
            b--;
            omp_unset_lock(&src);
            omp_unset_lock(&dst);
        }
    }
    omp_destroy_lock(&src);
    omp_destroy_lock(&dst);
    printf("%d %d\n", a, b);
    return 0;
}
