// two sections that write one variable
// flags: -fopenmp
#include <stdio.h>
int main(void)
{
    int i = 0;
#pragma omp parallel sections
    {
#pragma omp section
        i = 1; // RACE!
#pragma omp section
        i = 2; // RACE!
    }
    printf("i=%d\n", i);
    return 0;
}
