// A tree in which too many threads add: one reads what another one changes.
// flags: -fopenmp
#include <stdio.h>
#include <omp.h>
int main(void)
{
    double part[8];
#pragma omp parallel num_threads(8)
    {
        int t = omp_get_thread_num(), n = omp_get_num_threads();
        part[t] = t;
#pragma omp barrier
        for (int d = 1; d < n; d *= 2) {
            if (t % d == 0 && t + d < n) part[t] += part[t + d]; // RACE!
#pragma omp barrier
        }
    }
    printf("%f\n", part[0]);
    return 0;
}
