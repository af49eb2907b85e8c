// inclusive scan
// flags: -fopenmp -fopenmp-version=50
#include <stdio.h>
int main(void)
{
    int n = 1000, x = 0, a[1000], b[1000];
    for (int i = 0; i < n; i++)
        a[i] = i;
#pragma omp parallel for reduction(inscan, + : x)
    for (int i = 0; i < n; i++) {
        x += a[i];
#pragma omp scan inclusive(x)
        b[i] = x;
    }
    printf("%d\n", b[n - 1]);
    return 0;
}
