// a taskloop counts in a shared variable
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int odd = 0;
#pragma omp parallel
#pragma omp single
    {
#pragma omp taskloop
        for (int i = 0; i < 1000; i++)
            if (i & 1)
                odd++; // RACE!
    }
    printf("%d\n", odd);
    return 0;
}
