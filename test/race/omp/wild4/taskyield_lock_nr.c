// Tasks that spin with test_lock and taskyield
// flags: -fopenmp
// link: -fopenmp -lm
#include <omp.h>
#include <stdio.h>
int main(void)
{
    omp_lock_t l;
    int n = 0;
    omp_init_lock(&l);
#pragma omp parallel
#pragma omp single
    for (int i = 0; i < 50; i++) {
#pragma omp task shared(n, l)
        {
            while (!omp_test_lock(&l)) {
#pragma omp taskyield
            }
            n++; // NORACE
            omp_unset_lock(&l);
        }
    }
    omp_destroy_lock(&l);
    printf("%d\n", n);
    return 0;
}
