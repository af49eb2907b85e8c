// All calls of a recursion use one array for results.
// flags: -fopenmp
#include <stdio.h>
static int walk(int n, int d, int *count)
{
    int s = 0;
    if (d == 3) return 1;
    for (int i = 0; i < n; i++) {
#pragma omp task firstprivate(i)
        count[i] = walk(n, d + 1, count); // RACE!
    }
#pragma omp taskwait
    for (int i = 0; i < n; i++) s += count[i]; // RACE!
    return s;
}
int main(void)
{
    int r, c[16];
#pragma omp parallel
#pragma omp single
    r = walk(8, 0, c);
    printf("%d\n", r);
    return 0;
}
