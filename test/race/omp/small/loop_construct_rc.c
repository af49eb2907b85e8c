// The loop construct promises independent iterations; these are not.
// flags: -fopenmp -fopenmp-version=50
#include <stdio.h>
#define N 1000
int a[N];

int main(void)
{
    for (int i = 0; i < N; i++)
        a[i] = i;
#pragma omp parallel
    {
#pragma omp loop
        for (int i = 0; i < N - 1; i++)
            a[i] = a[i + 1] + 1; // RACE!
    }
    printf("%d\n", a[5]);
    return 0;
}
