// two sections, the second uses what the first one makes
// flags: -fopenmp
#include <stdio.h>
#define N 100
int main(void)
{
    int a[N], b[N], i, sum = 0;
#pragma omp parallel shared(a, b) private(i)
    {
#pragma omp sections
        {
#pragma omp section
            for (i = 0; i < N; i++)
                a[i] = i * 2; // RACE!
#pragma omp section
            for (i = 0; i < N; i++)
                b[i] = a[N - 1 - i] + 1; // RACE!
        }
#pragma omp for reduction(+ : sum)
        for (i = 0; i < N; i++)
            sum += a[i] + b[i];
    }
    printf("%d\n", sum);
    return 0;
}
