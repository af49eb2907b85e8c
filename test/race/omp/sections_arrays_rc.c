// three sections; the third sums an array that the first fills
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
                a[i] = i; // RACE!
#pragma omp section
            for (int i = 0; i < N; i++)
                b[i] = 2 * i;
#pragma omp section
            for (int i = 0; i < N; i++)
                sum += a[i]; // RACE!
        }
    }
    printf("%d %d\n", sum, b[3]);
    return 0;
}
