// one thread uses a lock, the other a critical region
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
omp_lock_t l;
int total;
static void deposit(int v)
{
    omp_set_lock(&l);
    total += v; // RACE!
    omp_unset_lock(&l);
}
static void withdraw(int v)
{
#pragma omp critical
    total -= v; // RACE!
}
int main(void)
{
    omp_init_lock(&l);
#pragma omp parallel for
    for (int i = 0; i < 100; i++) {
        if (i % 2)
            deposit(i);
        else
            withdraw(i);
    }
    omp_destroy_lock(&l);
    printf("%d\n", total);
    return 0;
}
