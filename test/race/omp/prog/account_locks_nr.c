// lock per account, transfer takes both in order
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#define N 10
static struct { omp_lock_t l; long balance; } acc[N];
int main(void)
{
    for (int i = 0; i < N; i++) { omp_init_lock(&acc[i].l); acc[i].balance = 100; }
#pragma omp parallel for
    for (int k = 0; k < 1000; k++) {
        int a = k % N, b = (k * 7 + 3) % N;
        if (a == b) continue;
        int lo = a < b ? a : b, hi = a < b ? b : a;
        omp_set_lock(&acc[lo].l);
        omp_set_lock(&acc[hi].l);
        acc[lo].balance--;
        acc[hi].balance++;
        omp_unset_lock(&acc[hi].l);
        omp_unset_lock(&acc[lo].l);
    }
    printf("%ld\n", acc[0].balance);
    return 0;
}
