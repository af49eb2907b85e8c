// an untied task is still at work behind its scheduling point
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int v = 0;
#pragma omp parallel
#pragma omp single
    {
#pragma omp task untied shared(v)
        {
            int t = 1;
#pragma omp taskyield
            v += t; // RACE!
        }
        v++; // RACE!
    }
    printf("%d\n", v);
    return 0;
}
