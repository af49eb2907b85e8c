// every thread of the team adds to a private counter, added up in a critical section
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int counter = 0;

#pragma omp parallel
    {
        int mine = 0;

        for (int i = 0; i < 100; i++)
            mine += i & 1; // NORACE
#pragma omp critical
        counter += mine; // NORACE
    }
    printf("%d\n", counter); // NORACE
    return 0;
}
