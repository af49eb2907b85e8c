// minimum by a reduction, its place in a shared variable
// flags: -fopenmp
#include <float.h>
#include <stdio.h>
int main(void)
{
    double x[1000], m = DBL_MAX;
    int at = -1;
    for (int i = 0; i < 1000; i++)
        x[i] = (i * 37) % 1009;
#pragma omp parallel for reduction(min : m)
    for (int i = 0; i < 1000; i++)
        if (x[i] < m) {
            m = x[i];
            at = i; // RACE!
        }
    printf("%f %d\n", m, at);
    return 0;
}
