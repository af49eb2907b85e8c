// The second index is shared
// flags: -fopenmp
// link: -fopenmp -lm
#include <stdio.h>
int main(void)
{
    int n = 100, j = 0;
    double a[100], c[100];
    for (int i = 0; i < n; i++)
        a[i] = i;
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        c[j] = a[i] * 0.5; // RACE!
        j++; // RACE!
    }
    printf("%d %f\n", j, c[7]);
    return 0;
}
