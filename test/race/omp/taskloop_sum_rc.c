// taskloop adds to a shared sum
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int sum = 0;
    int a[128];

    for (int i = 0; i < 128; i++)
        a[i] = i;
#pragma omp parallel
#pragma omp single
    {
#pragma omp taskloop grainsize(16) shared(sum)
        for (int i = 0; i < 128; i++)
            sum += a[i]; // RACE!
    }
    printf("%d\n", sum);
    return 0;
}
