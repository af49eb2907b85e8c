// a threadprivate counter, summed afterwards
// flags: -fopenmp
#include <stdio.h>

static int counter;
static int total;
#pragma omp threadprivate(counter)

static void count(void)
{
    counter++; // NORACE
}

int main(void)
{
#pragma omp parallel
    {
        for (int i = 0; i < 100; i++)
            count();
#pragma omp critical
        total += counter; // NORACE
    }
    printf("%d\n", total);
    return 0;
}
