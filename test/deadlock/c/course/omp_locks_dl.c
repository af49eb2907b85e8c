// flags: -fopenmp
#include <omp.h>
#include <stdio.h>

int main(void)
{
    omp_lock_t a, b;
    int x = 0, y = 0;
    omp_init_lock(&a);
    omp_init_lock(&b);
#pragma omp parallel sections num_threads(2) shared(x, y)
    {
#pragma omp section
        {
            omp_set_lock(&a); // DEADLOCK
            omp_set_lock(&b); // DEADLOCK!
            x++, y++;
            omp_unset_lock(&b);
            omp_unset_lock(&a);
        }
#pragma omp section
        {
            omp_set_lock(&b); // DEADLOCK
            omp_set_lock(&a); // DEADLOCK!
            x--, y--;
            omp_unset_lock(&a);
            omp_unset_lock(&b);
        }
    }
    omp_destroy_lock(&a);
    omp_destroy_lock(&b);
    printf("%d %d\n", x, y);
    return 0;
}
