// reads one half, writes the other
// flags: -fopenmp
#include <stdio.h>

#define HALF 500

int main(void)
{
    int a[2 * HALF];

    for (int i = 0; i < 2 * HALF; i++)
        a[i] = i;
#pragma omp parallel for schedule(dynamic, 8)
    for (int i = 0; i < HALF; i++)
        a[i] = a[i + HALF] + 1; // NORACE
    printf("%d\n", a[10]);
    return 0;
}
