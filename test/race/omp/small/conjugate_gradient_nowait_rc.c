// The matrix product reads neighbours that the loop before may still write: nowait is wrong here.
// flags: -fopenmp
// tsan: some: the threads must drift apart
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int n = 400;
    double *r = malloc(n * sizeof *r), *p = calloc(n, sizeof *p), *q = malloc(n * sizeof *q);
    double beta = 0.5;
    for (int i = 0; i < n; i++)
        r[i] = i % 10;
#pragma omp parallel
    {
        for (int it = 0; it < 20; it++) {
#pragma omp for schedule(static) nowait
            for (int i = 0; i < n; i++)
                p[i] = r[i] + beta * p[i]; // RACE!
#pragma omp for schedule(static)
            for (int i = 1; i < n - 1; i++)
                q[i] = 2.0 * p[i] - p[i - 1] - p[i + 1]; // RACE!
        }
    }
    printf("%g\n", q[n / 2]);
    free(r);
    free(p);
    free(q);
    return 0;
}
