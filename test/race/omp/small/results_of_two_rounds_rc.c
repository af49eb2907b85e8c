// Two rounds of tasks without a wait between them.
// flags: -fopenmp
#include <stdio.h>
static int walk(int n, int d)
{
    int count[16], s = 0;
    if (d == 3) return 1;
    for (int k = 0; k < 2; k++)
        for (int i = 0; i < n; i++) {
#pragma omp task shared(count) firstprivate(i)
            count[i] = walk(n, d + 1); // RACE!
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
