// The element is cleared when the task has it already.
// flags: -fopenmp
#include <stdio.h>
static void walk(int n, int j, int *out)
{
    int cnt[16];
    if (j == 3) {
        *out = 1; // RACE!
        return;
    }
    for (int i = 0; i < n; i++) {
        cnt[i] = 0;
#pragma omp task firstprivate(i) shared(cnt)
        walk(n, j + 1, &cnt[i]);
        cnt[i] = 0; // RACE!
    }
    
#pragma omp taskwait

    *out = 0; // RACE!
    for (int i = 0; i < n; i++)
        *out += cnt[i]; // RACE!
}
int main(void)
{
    int r = 0;
#pragma omp parallel
#pragma omp single
    walk(8, 0, &r);
    printf("%d\n", r);
    return 0;
}
