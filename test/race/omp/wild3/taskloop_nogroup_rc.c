// taskloop with nogroup, results read at once
// flags: -fopenmp
#include <stdio.h>
int main(void)
{
    int v[100] = { 0 }, s = 0;
#pragma omp parallel
#pragma omp single
    {
#pragma omp taskloop nogroup grainsize(10)
        for (int i = 0; i < 100; i++)
            v[i] = i * i; // RACE!
        for (int i = 0; i < 100; i++)
            s += v[i]; // RACE!
    }
    printf("%d\n", s);
    return 0;
}
