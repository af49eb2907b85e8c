// partial sums in an array padded by stride
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#define PAD 8
#define MAXT 64
static double part[MAXT][PAD], flat[MAXT * PAD];
int main(void)
{
    double sum = 0;
    int n = 1000, nt = 0;
#pragma omp parallel
    {
        int id = omp_get_thread_num();
#pragma omp single
        nt = omp_get_num_threads();
        part[id][0] = 0;
        flat[id * PAD] = 0;
        for (int i = id; i < n; i += nt) {
            part[id][0] += 1.0 / (i + 1);
            flat[id * PAD] += 1;
        }
    }
    for (int t = 0; t < nt; t++) sum += part[t][0] + flat[t * PAD];
    printf("%f\n", sum);
    return 0;
}
