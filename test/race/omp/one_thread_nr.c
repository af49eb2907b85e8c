// the region runs with one thread
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int n = 0;

#pragma omp parallel num_threads(1)
    {
        for (int i = 0; i < 10; i++)
            n += i; // NORACE
    }
    printf("%d\n", n); // NORACE
    return 0;
}
