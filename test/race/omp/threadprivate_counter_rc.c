// a file-scope counter that is not threadprivate
// flags: -fopenmp
#include <stdio.h>

static int counter;
static int total;

static void count(void)
{
    counter++; // RACE!
}

int main(void)
{
#pragma omp parallel
    {
        for (int i = 0; i < 100; i++)
            count();
#pragma omp critical
        total += counter; // RACE!
    }
    printf("%d\n", total);
    return 0;
}
