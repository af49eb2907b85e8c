// teams add to a mapped scalar
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int var = 0;
#pragma omp target map(tofrom : var) device(0)
#pragma omp teams distribute parallel for
    for (int i = 0; i < 100; i++) {
        var++; // RACE!
    }
    printf("%d\n", var);
    return 0;
}
