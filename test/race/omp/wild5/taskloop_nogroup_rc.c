// taskloop with nogroup, and the result is read at once
// flags: -fopenmp
#include <stdio.h>
#define N 100
int main(void)
{
    int a[N] = {0};
    int first = 0;
#pragma omp parallel
#pragma omp single
    {
#pragma omp taskloop nogroup shared(a)
        for (int i = 0; i < N; i++)
            a[i] = i + 1; // RACE!
        first = a[0]; // RACE!
    }
    printf("%d\n", first); // NORACE
    return 0;
}
