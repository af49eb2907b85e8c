// A call comes back while the task that it made goes on.
// flags: -fopenmp
#include <stdio.h>
int depth;
static void down(int n)
{
    if (!n) return;
    if (n % 3 == 0) {
        down(n - 1);
        depth++; // RACE!
    } else {
#pragma omp task
        down(n - 1);
    }
}
int main(void)
{
#pragma omp parallel
#pragma omp single
    down(11);
    printf("%d\n", depth);
    return 0;
}
