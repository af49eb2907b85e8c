// the region runs with two threads
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int n = 0;

#pragma omp parallel num_threads(2)
    {
        for (int i = 0; i < 10; i++)
            n += i; // RACE!
    }
    printf("%d\n", n); // NORACE
    return 0;
}
