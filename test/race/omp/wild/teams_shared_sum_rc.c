// teams add to one variable without reduction
// flags: -fopenmp
#include <stdio.h>

#define N 1000

int main(void)
{
    int a[N], sum = 0;

    for (int i = 0; i < N; i++)
        a[i] = i;
#pragma omp target teams distribute parallel for map(tofrom : sum) map(to : a)
    for (int i = 0; i < N; i++)
        sum += a[i]; // RACE!
    printf("%d\n", sum);
    return 0;
}
