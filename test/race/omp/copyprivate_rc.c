// the value read by the single thread goes through a shared variable without a barrier
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int sum = 0;
    int seed = 0;

#pragma omp parallel reduction(+ : sum)
    {
#pragma omp single nowait
        seed = 11; // RACE!
        sum += seed; // RACE!
    }
    printf("%d\n", sum > 0); // NORACE
    return 0;
}
