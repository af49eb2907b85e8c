// one thread reads a value into a shared variable, nowait
// flags: -fopenmp
#include <stdio.h>

static int produce(void) { return 17; }

int main(void)
{
    int seed = 0;
    int sums[64] = {0}, total = 0;

#pragma omp parallel
    {
#pragma omp single nowait
        seed = produce(); // RACE!
#pragma omp for reduction(+ : total)
        for (int i = 0; i < 64; i++) {
            sums[i] = seed * i; // RACE!
            total += sums[i];
        }
    }
    printf("%d\n", total);
    return 0;
}
