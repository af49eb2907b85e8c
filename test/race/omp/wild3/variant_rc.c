// a variant of a function for use in parallel regions
// flags: -fopenmp -fopenmp-version=50
#include <stdio.h>
static int calls;
static int work_par(int x)
{
    calls++; // RACE!
    return x * 2;
}
#pragma omp declare variant(work_par) match(construct = { parallel })
static int work(int x) { return x + 1; }
int main(void)
{
    int s = 0;
#pragma omp parallel for reduction(+ : s)
    for (int i = 0; i < 100; i++)
        s += work(i);
    printf("%d %d\n", s, calls);
    return 0;
}
