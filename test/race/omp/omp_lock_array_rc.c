// a lock per bucket, but the wrong one is taken
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>

#define BUCKETS 16

static omp_lock_t locks[BUCKETS];
static int fill[BUCKETS];

int main(void)
{
    for (int i = 0; i < BUCKETS; i++)
        omp_init_lock(&locks[i]);
#pragma omp parallel for
    for (int i = 0; i < 10000; i++) {
        int b = (i * 7) % BUCKETS;
        omp_set_lock(&locks[i % 4]);
        fill[b]++; // RACE!
        omp_unset_lock(&locks[i % 4]);
    }
    for (int i = 0; i < BUCKETS; i++)
        omp_destroy_lock(&locks[i]);
    printf("%d\n", fill[2]);
    return 0;
}
