// every thread of the team adds to a shared counter
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int counter = 0;

#pragma omp parallel
    {
        for (int i = 0; i < 100; i++)
            counter += i & 1; // RACE!
    }
    printf("%d\n", counter); // NORACE
    return 0;
}
