// prefix sums: offsets are summed up before all partial sums are there
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>
int main(void)
{
    int n = 1000, *x = malloc(n * sizeof *x), *part;
    for (int i = 0; i < n; i++)
        x[i] = 1;
#pragma omp parallel
    {
        int id = omp_get_thread_num(), nt = omp_get_num_threads();
#pragma omp single
        {
            part = malloc((nt + 1) * sizeof *part);
            part[0] = 0;
        }
        int sum = 0;
#pragma omp for schedule(static) nowait
        for (int i = 0; i < n; i++) {
            sum += x[i];
            x[i] = sum;
        }
        part[id + 1] = sum; // RACE!
        int off = 0;
        for (int i = 0; i <= id; i++)
            off += part[i]; // RACE!
#pragma omp for schedule(static)
        for (int i = 0; i < n; i++)
            x[i] += off;
    }
    printf("%d\n", x[n - 1]);
    free(part);
    free(x);
    return 0;
}
