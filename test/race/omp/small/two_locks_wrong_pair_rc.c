// The two directions of a transfer use different locks
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
static int a = 100, b = 100;
static omp_lock_t la, lb;
int main(void)
{
    omp_init_lock(&la);
    omp_init_lock(&lb);
#pragma omp parallel sections
    {
#pragma omp section
        for (int i = 0; i < 50; i++) {
            omp_set_lock(&la);
            a--; // RACE! x
            b++; // RACE! y
            omp_unset_lock(&la);
        }
#pragma omp section
        for (int i = 0; i < 50; i++) {
            omp_set_lock(&lb);
            b--; // RACE! y
            a++; // RACE! x
            omp_unset_lock(&lb);
        }
    }
    printf("%d %d\n", a, b);
    omp_destroy_lock(&la);
    omp_destroy_lock(&lb);
    return 0;
}
