// one entry is changed afterwards
// flags: -fopenmp
#include <stdio.h>
#define N 100
int idx[N];
double x[N];
int main(void)
{
    for (int i = 0; i < N; i++) idx[i] = i;
    idx[5] = 6;
#pragma omp parallel for
    for (int i = 0; i < N; i++) x[idx[i]] += i; // RACE!
    printf("%f\n", x[3]);
    return 0;
}
