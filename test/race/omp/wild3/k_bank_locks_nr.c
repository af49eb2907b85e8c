// transfers between accounts with a lock each, ordered
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>
#define N 16
struct account {
    omp_lock_t lock;
    long balance;
} acc[N];
int main(void)
{
    for (int i = 0; i < N; i++) {
        omp_init_lock(&acc[i].lock);
        acc[i].balance = 100;
    }
#pragma omp parallel
    {
        unsigned seed = omp_get_thread_num() + 1;
#pragma omp for
        for (int k = 0; k < 1000; k++) {
            int a = rand_r(&seed) % N, b = rand_r(&seed) % N;
            if (a == b)
                continue;
            int lo = a < b ? a : b, hi = a < b ? b : a;
            omp_set_lock(&acc[lo].lock);
            omp_set_lock(&acc[hi].lock);
            acc[a].balance -= 1;
            acc[b].balance += 1;
            omp_unset_lock(&acc[hi].lock);
            omp_unset_lock(&acc[lo].lock);
        }
    }
    long s = 0;
    for (int i = 0; i < N; i++)
        s += acc[i].balance;
    printf("%ld\n", s);
    return 0;
}
