// the first loop ends with a barrier
// flags: -fopenmp
#include <stdio.h>

#define N 400

int main(void)
{
    static int a[N], b[N];

#pragma omp parallel
    {
#pragma omp for
        for (int i = 0; i < N; i++)
            a[i] = i * 3; // NORACE
#pragma omp for
        for (int i = 0; i < N; i++)
            b[i] = a[N - 1 - i] + 1; // NORACE
    }
    printf("%d\n", b[0]); // NORACE
    return 0;
}
