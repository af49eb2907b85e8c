// the sum is reduced under schedule(runtime)
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    long sum = 0;

#pragma omp parallel for schedule(runtime) reduction(+ : sum)
    for (int i = 0; i < 1000; i++)
        sum += i * i; // NORACE
    printf("%ld\n", sum); // NORACE
    return 0;
}
