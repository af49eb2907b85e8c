// one thread reads a value and hands copies to the others
// flags: -fopenmp
#include <stdio.h>

static int produce(void) { return 17; }

int main(void)
{
    int sums[64] = {0}, total = 0;

#pragma omp parallel
    {
        int seed;
#pragma omp single copyprivate(seed)
        seed = produce(); // NORACE
#pragma omp for reduction(+ : total)
        for (int i = 0; i < 64; i++) {
            sums[i] = seed * i; // NORACE
            total += sums[i];
        }
    }
    printf("%d\n", total);
    return 0;
}
