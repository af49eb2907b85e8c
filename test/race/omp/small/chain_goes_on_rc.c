// Tasks that go on after each has made the next one.
// flags: -fopenmp
#include <stdio.h>
int depth;
static void down(int n)
{
    if (!n) return;
#pragma omp task
    down(n - 1);
    depth++; // RACE!
}
int main(void)
{
#pragma omp parallel
#pragma omp single
    down(10);
    printf("%d\n", depth);
    return 0;
}
