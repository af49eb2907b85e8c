// only the lock of the giver is taken
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
            omp_set_lock(&acc[a].lock);
            acc[a].balance -= 1; // RACE!
            acc[b].balance += 1; // RACE!
            omp_unset_lock(&acc[a].lock);
        }
    }
    printf("%ld\n", acc[0].balance);
    return 0;
}
