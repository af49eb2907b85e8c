// reduction variable read inside the region before the end
// flags: -fopenmp
#include <stdio.h>
int main(void)
{
    int sum = 0, snap[8];
#pragma omp parallel num_threads(4) shared(sum)
    {
#pragma omp for nowait reduction(+ : sum) // RACE!
        for (int i = 0; i < 100; i++) sum += i;
#pragma omp single
        snap[0] = sum; // RACE!
    }
    printf("%d\n", snap[0]);
    return 0;
}
