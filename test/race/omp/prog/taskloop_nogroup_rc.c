// taskloop nogroup: the single goes on before the tasks end
// flags: -fopenmp
#include <stdio.h>
#define N 50
int a[N];
int sum;
int main(void)
{
#pragma omp parallel
#pragma omp single
    {
#pragma omp taskloop nogroup
        for (int i = 0; i < N; i++)
            a[i] = i; // RACE!
        for (int i = 0; i < N; i++)
            sum += a[i]; // RACE!
    }
    printf("%d\n", sum);
    return 0;
}
