// a file-scope counter is shared by all threads
// flags: -fopenmp
#include <stdio.h>

static int counter = 10;

static void bump(void)
{
    counter++; // RACE!
}

int main(void)
{
    int total = 0;
#pragma omp parallel
    {
        bump();
#pragma omp critical
        total += counter; // RACE!
    }
    printf("%d\n", total);
    return 0;
}
