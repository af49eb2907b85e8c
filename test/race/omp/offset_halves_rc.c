// writes to one half overlap reads of the other by one element
// flags: -fopenmp
#include <stdio.h>

#define HALF 500

int main(void)
{
    int a[2 * HALF];

    for (int i = 0; i < 2 * HALF; i++)
        a[i] = i;
#pragma omp parallel for schedule(dynamic, 8)
    for (int i = 0; i <= HALF - 1; i++)
        a[i] = a[i + HALF - 1] + 1; // RACE!
    printf("%d\n", a[10]);
    return 0;
}
