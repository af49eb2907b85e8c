// A sum over all teams without reduction
// flags: -fopenmp
// link: -fopenmp -lm
#include <stdio.h>
int main(void)
{
    int n = 1000, sum = 0;
#pragma omp target teams distribute parallel for map(tofrom : sum)
    for (int i = 0; i < n; i++)
        sum += i; // RACE!
    printf("%d\n", sum);
    return 0;
}
