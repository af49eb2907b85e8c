// two sections constructs, one after the other
// flags: -fopenmp
#include <stdio.h>
#define N 100
int main(void)
{
    int a[N], b[N], c[N], i, sum = 0;
#pragma omp parallel shared(a, b, c) private(i)
    {
#pragma omp sections
        {
#pragma omp section
            for (i = 0; i < N; i++)
                a[i] = i * 2;
#pragma omp section
            for (i = 0; i < N; i++)
                b[i] = i + 1;
        }
#pragma omp sections nowait
        {
#pragma omp section
            for (i = 0; i < N / 2; i++)
                c[i] = a[i] + b[i];
#pragma omp section
            for (i = N / 2; i < N; i++)
                c[i] = a[i] - b[i];
        }
#pragma omp barrier
#pragma omp for reduction(+ : sum)
        for (i = 0; i < N; i++)
            sum += c[i];
    }
    printf("%d\n", sum);
    return 0;
}
