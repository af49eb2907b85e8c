// Two chains of tasks count in one variable.
// flags: -fopenmp
#include <stdio.h>
int depth;
static void down(int n)
{
    if (!n) return;
    depth++; // RACE!
#pragma omp task
    down(n - 1);
}
int main(void)
{
#pragma omp parallel
#pragma omp single
    {
        down(10);
        down(20);
    }
    printf("%d\n", depth);
    return 0;
}
