// counters of each thread, summed in a region behind
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
static int calls;
#pragma omp threadprivate(calls)
static void work(int i)
{
    if (i % 3)
        calls++;
}
int main(void)
{
    int total = 0;
    omp_set_dynamic(0);
#pragma omp parallel for
    for (int i = 0; i < 1000; i++)
        work(i);
#pragma omp parallel reduction(+ : total)
    total += calls;
    printf("%d\n", total);
    return 0;
}
