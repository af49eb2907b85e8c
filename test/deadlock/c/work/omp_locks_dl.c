// flags: -fopenmp
#include <omp.h>
#include <stdio.h>

static omp_lock_t left, right;
static int a, b;

int main(void)
{
    omp_init_lock(&left);
    omp_init_lock(&right);
#pragma omp parallel sections
    {
#pragma omp section
        {
            for (int i = 0; i < 100; i++) {
                omp_set_lock(&left);
                omp_set_lock(&right); // DEADLOCK!
                a += b;
                omp_unset_lock(&right);
                omp_unset_lock(&left);
            }
        }
#pragma omp section
        {
            for (int i = 0; i < 100; i++) {
                omp_set_lock(&right);
                omp_set_lock(&left); // DEADLOCK!
                b += a;
                omp_unset_lock(&left);
                omp_unset_lock(&right);
            }
        }
    }
    omp_destroy_lock(&left);
    omp_destroy_lock(&right);
    printf("%d %d\n", a, b);
    return 0;
}
