// The same tree without barriers between the levels.
// flags: -fopenmp
#include <stdio.h>
#include <omp.h>
#define P 8
int main(void)
{
    double part[P], x[1024];
    for (int i = 0; i < 1024; i++) x[i] = i;
#pragma omp parallel num_threads(P)
    {
        int t = omp_get_thread_num(), n = omp_get_num_threads();
        double s = 0;
        for (int i = t; i < 1024; i += n) s += x[i];
        part[t] = s;
#pragma omp barrier
        for (int d = 1; d < n; d *= 2) {
            if (t % (2 * d) == 0 && t + d < n) part[t] += part[t + d]; // RACE!
        }
    }
    printf("%f\n", part[0]);
    return 0;
}
