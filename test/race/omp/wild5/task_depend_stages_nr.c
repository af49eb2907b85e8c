// A chain of tasks per block: read, transform, write
// tsan: no: what dependences order is reported now and then
// flags: -fopenmp
#include <stdio.h>
#define BLOCKS 16
#define B 64
static int raw[BLOCKS][B], cooked[BLOCKS][B];
static long sums[BLOCKS];
int main(void)
{
#pragma omp parallel
#pragma omp single
    for (int k = 0; k < BLOCKS; k++) {
#pragma omp task depend(out : raw[k]) firstprivate(k)
        for (int i = 0; i < B; i++)
            raw[k][i] = k * i; // NORACE
#pragma omp task depend(in : raw[k]) depend(out : cooked[k]) firstprivate(k)
        for (int i = 0; i < B; i++)
            cooked[k][i] = raw[k][i] + 1; // NORACE
#pragma omp task depend(in : cooked[k]) firstprivate(k)
        for (int i = 0; i < B; i++)
            sums[k] += cooked[k][i]; // NORACE
    }
    long total = 0;
    for (int k = 0; k < BLOCKS; k++)
        total += sums[k]; // NORACE
    printf("%ld\n", total);
    return 0;
}
