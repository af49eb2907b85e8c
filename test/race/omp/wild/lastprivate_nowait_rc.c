// a lastprivate variable is read after a loop with nowait
// flags: -fopenmp
// tsan: no: clang puts a barrier there
#include <stdio.h>

#define N 100

int main(void)
{
    int a[N], last = 0, seen = 0;

#pragma omp parallel
    {
#pragma omp for lastprivate(last) nowait // RACE!
        for (int i = 0; i < N; i++) {
            a[i] = i * i;
            last = a[i];
        }
#pragma omp critical
        if (last > seen) // RACE!
            seen = last; // RACE
    }
    printf("%d %d\n", seen, a[3]);
    return 0;
}
