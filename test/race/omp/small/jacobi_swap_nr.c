// Jacobi with two buffers and swapped pointers.
// flags: -fopenmp
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 64;
    double *cur = calloc((size_t)n * n, sizeof(double));
    double *nxt = calloc((size_t)n * n, sizeof(double));
    for (int i = 0; i < n; i++)
        cur[i] = nxt[i] = 1.0;
    for (int t = 0; t < 100; t++) {
        double err = 0;
#pragma omp parallel for reduction(max : err)
        for (int i = 1; i < n - 1; i++)
            for (int j = 1; j < n - 1; j++) {
                nxt[i * n + j] = 0.25 * (cur[(i - 1) * n + j] + cur[(i + 1) * n + j] +
                                         cur[i * n + j - 1] + cur[i * n + j + 1]);
                double d = fabs(nxt[i * n + j] - cur[i * n + j]);
                if (d > err)
                    err = d;
            }
        double *s = cur;
        cur = nxt;
        nxt = s;
        if (err < 1e-6)
            break;
    }
    printf("%g\n", cur[n + 1]);
    free(cur);
    free(nxt);
    return 0;
}
