// The counter as the loop left it is the next thread's first.
// flags: -fopenmp
#include <stdio.h>
#include <omp.h>
int a[200];
int main(void)
{
#pragma omp parallel num_threads(8)
    {
        int t = omp_get_thread_num(), i;
        for (i = 10 * t; i < 10 * t + 10; i++)
            a[i]++; // RACE!
        a[i] = 0; // RACE!
    }
    printf("%d\n", a[3]);
    return 0;
}
