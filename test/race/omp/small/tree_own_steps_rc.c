// A tree whose steps are others in each thread.
// flags: -fopenmp
#include <stdio.h>
#include <omp.h>
int main(void)
{
    double part[64];
#pragma omp parallel num_threads(8)
    {
        int t = omp_get_thread_num(), n = omp_get_num_threads();
        part[t] = t;
#pragma omp barrier
        for (int d = 1; d < n; d += t) {
            if (t % (2 * d) == 0 && t + d < n) part[t] += part[t + d]; // RACE!
#pragma omp barrier
        }
    }
    printf("%f\n", part[0]);
    return 0;
}
