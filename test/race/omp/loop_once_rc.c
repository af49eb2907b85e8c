// a loop with two iterations, which two threads may run
// flags: -fopenmp
#include <stdio.h>

#define BLOCKS 2

int main(void)
{
    int sum = 0;

#pragma omp parallel
    for (int round = 0; round < 10; round++) {
#pragma omp for nowait
        for (int i = 0; i < BLOCKS; i++)
            sum += round; // RACE!
    }
    printf("%d\n", sum);
    return 0;
}
