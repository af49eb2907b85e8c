// taskloop adds to a shared variable.
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    unsigned long n = 500, i;
    long s = 0;
    long v[500];
    for (i = 0; i < n; i++)
        v[i] = (long)i;
#pragma omp parallel
    {
#pragma omp single
        {
#pragma omp taskloop grainsize(25) shared(s)
            for (i = 0; i < n; i++)
                s += v[i]; // RACE!
        }
    }
    printf("%ld\n", s);
    return 0;
}
