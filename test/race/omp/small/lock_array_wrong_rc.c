// Array of locks, chosen by source instead of destination.
// flags: -fopenmp
// tsan: no: the threads rarely meet
#include <omp.h>
#include <stdio.h>

#define NB 16
static omp_lock_t lk[NB];
static int bin[NB];

int main(void)
{
    int data[400];
    for (int i = 0; i < 400; i++)
        data[i] = (i * 31) % 97;
    for (int b = 0; b < NB; b++)
        omp_init_lock(&lk[b]);
#pragma omp parallel for
    for (int i = 0; i < 400; i++) {
        int b = data[i] % NB;
        omp_set_lock(&lk[i % NB]);
        bin[b]++; // RACE!
        omp_unset_lock(&lk[i % NB]);
    }
    for (int b = 0; b < NB; b++)
        omp_destroy_lock(&lk[b]);
    printf("%d\n", bin[0]);
    return 0;
}
