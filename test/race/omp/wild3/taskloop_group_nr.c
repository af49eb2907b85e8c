// taskloop waits for its tasks
// flags: -fopenmp
#include <stdio.h>
int main(void)
{
    int v[100] = { 0 }, s = 0;
#pragma omp parallel
#pragma omp single
    {
#pragma omp taskloop grainsize(10)
        for (int i = 0; i < 100; i++)
            v[i] = i * i;
        for (int i = 0; i < 100; i++)
            s += v[i];
    }
    printf("%d\n", s);
    return 0;
}
