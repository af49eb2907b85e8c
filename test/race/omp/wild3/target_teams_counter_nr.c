// one counter, all teams, atomically
// flags: -fopenmp
#include <stdio.h>
#define N 100000
int var = 0;
int main(void)
{
#pragma omp target map(tofrom : var)
#pragma omp teams distribute
    for (int i = 0; i < N; i++) {
#pragma omp atomic update
        var++;
    }
    printf("%d\n", var);
    return 0;
}
