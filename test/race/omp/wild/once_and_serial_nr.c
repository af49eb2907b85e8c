// regions that are no races because only one thread or one iteration is there
// flags: -fopenmp
#include <stdio.h>

#define N 50

int main(void)
{
    int a[N], count = 0, sum = 0, flag = 0;

    for (int i = 0; i < N; i++)
        a[i] = i;
#pragma omp parallel num_threads(1)
    count++;
#pragma omp parallel for if (0)
    for (int i = 1; i < N; i++)
        a[i] += a[i - 1];
#pragma omp parallel for
    for (int i = 0; i < 1; i++)
        sum += a[i];
#pragma omp parallel
    {
#pragma omp sections
        {
#pragma omp section
            flag = 1;
        }
    }
    printf("%d %d %d %d\n", count, sum, flag, a[3]);
    return 0;
}
