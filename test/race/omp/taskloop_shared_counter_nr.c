// a taskloop counts by a reduction
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int odd = 0;
#pragma omp parallel
#pragma omp single
    {
#pragma omp taskloop reduction(+ : odd)
        for (int i = 0; i < 1000; i++)
            if (i & 1)
                odd++; // NORACE
    }
    printf("%d\n", odd);
    return 0;
}
