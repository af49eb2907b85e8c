// A sum in a target region without reduction.
// flags: -fopenmp
#include <stdio.h>

#define N 1000

int main(void)
{
    double a[N], sum = 0;
    for (int i = 0; i < N; i++)
        a[i] = i;
#pragma omp target teams distribute parallel for map(to : a[0:N]) map(tofrom : sum)
    for (int i = 0; i < N; i++)
        sum += a[i]; // RACE!
    printf("%f\n", sum);
    return 0;
}
