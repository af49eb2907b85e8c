// A start that two conditions choose: some threads begin at the same place.
// flags: -fopenmp
#include <stdio.h>
#include <omp.h>
int a[200], f[20];
int main(void)
{
    for (int i = 0; i < 20; i++) f[i] = i % 2;
#pragma omp parallel num_threads(8)
    {
        int t = omp_get_thread_num(), lo;
        if (t > 0 && f[t]) lo = 10 * t; else lo = 0;
        for (int i = lo; i < lo + 10; i++)
            a[i]++; // RACE!
    }
    printf("%d\n", a[3]);
    return 0;
}
