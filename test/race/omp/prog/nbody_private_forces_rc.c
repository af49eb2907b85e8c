// rows of the threads that overlap by one element
// flags: -fopenmp -lm
#include <math.h>
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define N 128

static double px[N], f[N];

int main(void)
{
    int nt = omp_get_max_threads();
    double *local = calloc(nt * N, sizeof(double));

    for (int i = 0; i < N; i++)
        px[i] = i * 0.1;
#pragma omp parallel
    {
        int me = omp_get_thread_num();
        double *mine = local + me * (N - 1);
#pragma omp for schedule(guided)
        for (int i = 0; i < N; i++)
            for (int j = i + 1; j < N; j++) {
                double d = px[j] - px[i];
                double g = 1.0 / (d * d + 0.01);
                mine[i] += g; // RACE!
                mine[j] -= g; // RACE!
            }
#pragma omp for
        for (int i = 0; i < N; i++)
            for (int t = 0; t < nt; t++)
                f[i] += local[t * (N - 1) + i];
    }
    printf("%f\n", f[3]);
    free(local);
    return 0;
}
