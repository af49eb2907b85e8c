// Pi by integration, a padded slot per thread, cyclic distribution by hand.
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>

#define PAD 8
#define MAXT 64

int main(void)
{
    static double part[MAXT][PAD];
    long steps = 100000;
    double step = 1.0 / steps, pi = 0;
    int used = 1;
#pragma omp parallel num_threads(8)
    {
        int id = omp_get_thread_num(), n = omp_get_num_threads();
        if (id == 0)
            used = n;
        part[id][0] = 0;
        for (long i = id; i < steps; i += n) {
            double x = (i + 0.5) * step;
            part[id][0] += 4.0 / (1.0 + x * x);
        }
    }
    for (int i = 0; i < used; i++)
        pi += part[i][0] * step;
    printf("%f\n", pi);
    return 0;
}
