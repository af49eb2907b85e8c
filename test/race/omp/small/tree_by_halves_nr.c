// A tree whose lower half adds the upper one, level by level.
// flags: -fopenmp
#include <stdio.h>
#include <omp.h>
int main(void)
{
    double part[16];
    for (int i = 0; i < 16; i++) part[i] = i;
#pragma omp parallel num_threads(8)
    {
        int t = omp_get_thread_num();
        for (int d = 8; d > 0; d /= 2) {
            if (t < d) part[t] += part[t + d];
#pragma omp barrier
        }
    }
    printf("%f\n", part[0]);
    return 0;
}
