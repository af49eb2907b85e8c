// a loop with one iteration, which one thread runs
// flags: -fopenmp
#include <stdio.h>

#define BLOCKS 1

int main(void)
{
    int sum = 0;

#pragma omp parallel
    for (int round = 0; round < 10; round++) {
#pragma omp for nowait
        for (int i = 0; i < BLOCKS; i++)
            sum += round; // NORACE
    }
    printf("%d\n", sum);
    return 0;
}
