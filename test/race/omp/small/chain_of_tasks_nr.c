// A chain of tasks: each makes the next one as the last thing it does.
// flags: -fopenmp
#include <stdio.h>
int depth;
static void down(int n)
{
    if (!n) return;
    depth++;
#pragma omp task
    down(n - 1);
}
int main(void)
{
#pragma omp parallel
#pragma omp single
    down(10);
    printf("%d\n", depth);
    return 0;
}
