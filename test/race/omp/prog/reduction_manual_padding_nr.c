// partial sums in padded slots by thread number, then added up by one thread
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>

#define MAXT 64
#define PAD 8

int main(void)
{
    static double partial[MAXT][PAD];
    double pi = 0.0, step = 1.0 / 1000000;
    int nthreads = 0;

    omp_set_num_threads(8);
#pragma omp parallel
    {
        int id = omp_get_thread_num(), n = omp_get_num_threads();
        if (id == 0)
            nthreads = n;
        partial[id][0] = 0;
        for (int i = id; i < 1000000; i += n) {
            double x = (i + 0.5) * step;
            partial[id][0] += 4.0 / (1.0 + x * x); // NORACE
        }
    }
    for (int i = 0; i < nthreads; i++)
        pi += partial[i][0] * step;
    printf("%f\n", pi);
    return 0;
}
