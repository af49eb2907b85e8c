// a[i] depends on a[i + 1], which another thread writes
// flags: -fopenmp
#include <stdio.h>

#define N 1000

int main(void)
{
    static int a[N + 1];

    for (int i = 0; i <= N; i++)
        a[i] = i;
#pragma omp parallel for
    for (int i = 0; i < N; i++)
        a[i] = a[i + 1] + 1; // RACE!
    printf("%d\n", a[N / 2]); // NORACE
    return 0;
}
