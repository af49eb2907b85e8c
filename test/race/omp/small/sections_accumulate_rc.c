// Two sections add to one total.
// flags: -fopenmp
#include <stdio.h>

static long total;

static void add_range(int lo, int hi)
{
    for (int i = lo; i < hi; i++)
        total += i; // RACE!
}

int main(void)
{
#pragma omp parallel sections
    {
#pragma omp section
        add_range(0, 500);
#pragma omp section
        add_range(500, 1000);
    }
    printf("%ld\n", total);
    return 0;
}
