// values carried out of a loop with lastprivate, a start value brought in with firstprivate
// flags: -fopenmp
#include <stdio.h>

#define N 100

int main(void)
{
    int a[N], last = -1, offset = 5, i, j;

#pragma omp parallel
    {
#pragma omp for lastprivate(last, i) firstprivate(offset) private(j)
        for (i = 0; i < N; i++) {
            int s = 0;
            for (j = 0; j < 4; j++)
                s += offset * j;
            a[i] = s + i;
            last = a[i];
        }
#pragma omp single
        printf("%d %d\n", last, i);
    }
    printf("%d %d\n", a[0], offset);
    return 0;
}
