// a file-scope variable that was not made threadprivate
// flags: -fopenmp
#include <stdio.h>
int sum0 = 0, sum1 = 0;
static void accumulate(int v) { sum0 += v; } // RACE!
int main(void)
{
    int i, sum = 0;
#pragma omp parallel
    {
#pragma omp for
        for (i = 1; i <= 1000; i++)
            accumulate(i);
#pragma omp critical
        sum += sum0;
    }
    for (i = 1; i <= 1000; i++)
        sum1 += i;
    printf("%d %d\n", sum, sum1);
    return 0;
}
