// the single's barrier comes before the readers
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int buf[128], sum = 0;
#pragma omp parallel
    {
#pragma omp single
        for (int i = 0; i < 128; i++)
            buf[i] = i * i; // NORACE
#pragma omp for reduction(+ : sum)
        for (int i = 0; i < 128; i++)
            sum += buf[i]; // NORACE
    }
    printf("%d\n", sum);
    return 0;
}
