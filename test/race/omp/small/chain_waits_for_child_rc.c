// Who waits for its child does not wait for what that has left behind.
// flags: -fopenmp
#include <stdio.h>
int depth;
static void down(int n)
{
    if (!n) return;
    if (n % 2) {
#pragma omp task
        down(n - 1);
#pragma omp taskwait
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
