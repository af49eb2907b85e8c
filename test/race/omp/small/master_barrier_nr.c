// master writes, a barrier on both sides.
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>

int main(void)
{
    double scale = 1.0, v[256];
    for (int i = 0; i < 256; i++)
        v[i] = i;
#pragma omp parallel
    {
        for (int round = 0; round < 5; round++) {
#pragma omp for
            for (int i = 0; i < 256; i++)
                v[i] *= scale;
#pragma omp master
            scale = 1.0 / (v[0] + v[255] + 1.0);
#pragma omp barrier
        }
    }
    printf("%g %g\n", scale, v[7]);
    return 0;
}
