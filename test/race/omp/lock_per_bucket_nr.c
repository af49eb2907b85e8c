// each bucket has a lock
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#define NB 8

static omp_lock_t locks[NB];
static int total[NB];

int main(void)
{
    for (int i = 0; i < NB; i++)
        omp_init_lock(&locks[i]);
#pragma omp parallel for
    for (int i = 0; i < 1000; i++) {
        int b = (i * 31) % NB;
        omp_set_lock(&locks[b]);
        total[b] += i; // NORACE
        omp_unset_lock(&locks[b]);
    }
    for (int i = 0; i < NB; i++)
        omp_destroy_lock(&locks[i]);
    printf("%d\n", total[0]);
    return 0;
}
