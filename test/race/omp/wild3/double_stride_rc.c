// every element from the one at half of its index
// flags: -fopenmp
#include <stdio.h>
int a[2001];
int main(void)
{
#pragma omp parallel for
    for (int i = 1; i < 1000; i++)
        a[2 * i] = a[i] + 1; // RACE!
    printf("%d\n", a[10]);
    return 0;
}
