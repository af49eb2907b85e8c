// the loop construct of OpenMP 5
// flags: -fopenmp -fopenmp-version=50
#include <stdio.h>
int main(void)
{
    float a[1000], b[1000];
    for (int i = 0; i < 1000; i++)
        b[i] = i;
#pragma omp parallel
#pragma omp loop
    for (int i = 0; i < 1000; i++)
        a[i] = 2 * b[i];
    printf("%f\n", a[999]);
    return 0;
}
