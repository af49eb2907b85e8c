// copyprivate broadcasts the value to the private copies
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int sum = 0;

#pragma omp parallel reduction(+ : sum)
    {
        int seed;

#pragma omp single copyprivate(seed)
        seed = 11; // NORACE
        sum += seed; // NORACE
    }
    printf("%d\n", sum > 0); // NORACE
    return 0;
}
