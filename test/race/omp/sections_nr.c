// every section writes its own variable
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
                left += i; // NORACE
        }
#pragma omp section
        {
            for (int i = 0; i < 50; i++)
                right -= i; // NORACE
        }
    }
    printf("%d %d\n", left, right); // NORACE
    return 0;
}
