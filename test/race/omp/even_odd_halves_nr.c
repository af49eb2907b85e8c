// writers of even elements and readers of odd ones
// flags: -fopenmp
#include <stdio.h>
#define N 1000

int main(void)
{
    int a[2 * N + 4];
    for (int i = 0; i < 2 * N + 4; i++)
        a[i] = i;
#pragma omp parallel for
    for (int i = 0; i < N; i++)
        a[2 * i] = a[2 * i + 1] + 1; // NORACE
    printf("%d\n", a[10]);
    return 0;
}
