// Blocks by thread number, results in padded slots, tree reduction with barriers
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#define MAXT 64
static double x[10000];
static struct {
    double sum;
    char pad[56];
} part[MAXT];
int main(void)
{
    int n = 10000, used = 1;
    for (int i = 0; i < n; i++)
        x[i] = i; // NORACE
#pragma omp parallel num_threads(8)
    {
        int me = omp_get_thread_num(), nt = omp_get_num_threads();
        int lo = (int)((long)n * me / nt), hi = (int)((long)n * (me + 1) / nt);
        double s = 0;
        for (int i = lo; i < hi; i++)
            s += x[i]; // NORACE
        part[me].sum = s; // NORACE
#pragma omp single
        used = nt; // NORACE
#pragma omp barrier
#pragma omp master
        for (int t = 1; t < nt; t++)
            part[0].sum += part[t].sum; // NORACE
    }
    printf("%f %d\n", part[0].sum, used); // NORACE
    return 0;
}
