// Two sections that work on one counter, and a third with its own
// flags: -fopenmp
// link: -fopenmp -lm
#include <stdio.h>
int main(void)
{
    int a = 0, b = 0;
#pragma omp parallel sections
    {
#pragma omp section
        for (int i = 0; i < 100; i++)
            a += i; // RACE!
#pragma omp section
        for (int i = 0; i < 100; i++)
            a -= i; // RACE!
#pragma omp section
        b = 5; // NORACE
    }
    printf("%d %d\n", a, b);
    return 0;
}
