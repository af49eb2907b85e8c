// three sections, each on an array of its own
// flags: -fopenmp
#include <stdio.h>

#define N 100

int main(void)
{
    int a[N], b[N];
    int sum = 0;

#pragma omp parallel shared(a, b, sum)
    {
#pragma omp sections
        {
#pragma omp section
            for (int i = 0; i < N; i++)
                a[i] = i; // NORACE
#pragma omp section
            for (int i = 0; i < N; i++)
                b[i] = 2 * i;
        }
#pragma omp single
        for (int i = 0; i < N; i++)
            sum += a[i] + b[i]; // NORACE
    }
    printf("%d %d\n", sum, b[3]);
    return 0;
}
