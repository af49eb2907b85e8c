// odd-even transposition
// flags: -fopenmp
#include <stdio.h>
#define N 100
int a[N];
int main(void)
{
    for (int i = 0; i < N; i++) a[i] = (i * 37) % N;
    for (int p = 0; p < N; p++) {
        int first = p % 2;
#pragma omp parallel for
        for (int i = first; i < N - 1; i += 2)
            if (a[i] > a[i + 1]) { int t = a[i]; a[i] = a[i + 1]; a[i + 1] = t; }
    }
    printf("%d\n", a[3]);
    return 0;
}
