// two sections write one variable
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int left = 0, right = 0;

#pragma omp parallel sections
    {
#pragma omp section
        {
            for (int i = 0; i < 50; i++)
                left += i; // RACE!
        }
#pragma omp section
        {
            for (int i = 0; i < 50; i++)
                left -= i; // RACE!
        }
    }
    printf("%d %d\n", left, right); // NORACE
    return 0;
}
