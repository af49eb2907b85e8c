// reverses an array in place, up to the middle
// flags: -fopenmp
#include <stdio.h>

#define N 1024

static int a[N];

int main(void)
{
    for (int i = 0; i < N; i++)
        a[i] = i;
#pragma omp parallel for
    for (int i = 0; i < N / 2; i++) {
        int t = a[i]; // NORACE
        a[i] = a[N - 1 - i]; // NORACE
        a[N - 1 - i] = t; // NORACE
    }
    printf("%d\n", a[0]);
    return 0;
}
