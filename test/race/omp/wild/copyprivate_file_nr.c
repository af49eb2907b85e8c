// one thread draws parameters and copies them to all, a barrier is in single
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>

struct config {
    int n;
    double scale;
};

int main(void)
{
    double total = 0;

#pragma omp parallel
    {
        struct config cfg;
        double *buf, part = 0;
#pragma omp single copyprivate(cfg, buf)
        {
            cfg.n = 64;
            cfg.scale = 0.5;
            buf = malloc(cfg.n * sizeof(double));
        }
#pragma omp for
        for (int i = 0; i < cfg.n; i++)
            buf[i] = i * cfg.scale;
#pragma omp for nowait
        for (int i = 0; i < cfg.n; i++)
            part += buf[cfg.n - 1 - i];
#pragma omp atomic
        total += part;
#pragma omp barrier
#pragma omp master
        free(buf);
    }
    printf("%f\n", total);
    return 0;
}
