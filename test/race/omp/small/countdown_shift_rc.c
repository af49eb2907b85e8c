// A downward loop moves elements up by one place.
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int n = 500;
    int v[501];
    for (int i = 0; i <= n; i++)
        v[i] = i;
#pragma omp parallel for schedule(static)
    for (int i = n; i > 0; i--)
        v[i] = v[i - 1]; // RACE!
    printf("%d\n", v[250]);
    return 0;
}
