// Tasks of a recursion put their results into an array of the call that made them.
// flags: -fopenmp
#include <stdio.h>
static int walk(int n, int d)
{
    int count[16], s = 0;
    if (d == 3) return 1;
    for (int i = 0; i < n; i++) count[i] = 0;
    for (int i = 0; i < n; i++) {
#pragma omp task shared(count) firstprivate(i)
        count[i] = walk(n, d + 1);
    }
#pragma omp taskwait
    for (int i = 0; i < n; i++) s += count[i];
    return s;
}
int main(void)
{
    int r;
#pragma omp parallel
#pragma omp single
    r = walk(8, 0);
    printf("%d\n", r);
    return 0;
}
