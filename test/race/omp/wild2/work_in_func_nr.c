// worksharing in functions that are called from the region
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
static double v[1000], norm;
static void fill(void)
{
#pragma omp for
    for (int i = 0; i < 1000; i++)
        v[i] = i;
}
static void normalise(void)
{
    double s = 0;
#pragma omp for
    for (int i = 0; i < 1000; i++)
        s += v[i] * v[i];
#pragma omp atomic
    norm += s;
#pragma omp barrier
#pragma omp for nowait
    for (int i = 0; i < 1000; i++)
        v[i] /= norm;
}
int main(void)
{
#pragma omp parallel
    {
        fill();
        normalise();
    }
    printf("%f\n", v[7]);
    return 0;
}
