// a[i] depends on b[i + 1], which nobody writes
// flags: -fopenmp
#include <stdio.h>

#define N 1000

int main(void)
{
    static int a[N + 1];
    static int b[N + 1];

    for (int i = 0; i <= N; i++)
        a[i] = b[i] = i;
#pragma omp parallel for
    for (int i = 0; i < N; i++)
        a[i] = b[i + 1] + 1; // NORACE
    printf("%d\n", a[N / 2]); // NORACE
    return 0;
}
