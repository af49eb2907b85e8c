// Each thread of the team begins a chain of tasks.
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
    down(10);
    printf("%d\n", depth);
    return 0;
}
