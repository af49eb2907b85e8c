// Stream compaction: count own hits, offsets by one thread, then copy to own part of the output
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>
int main(void)
{
    int n = 10000, nt = omp_get_max_threads();
    int *in = malloc(n * sizeof *in), *out = malloc(n * sizeof *out);
    int *off = calloc(nt + 1, sizeof *off);
    for (int i = 0; i < n; i++)
        in[i] = (i * 7919) % 1000;
#pragma omp parallel
    {
        int t = omp_get_thread_num(), c = 0;
#pragma omp for schedule(static)
        for (int i = 0; i < n; i++)
            if (in[i] > 500)
                c++;
        off[t + 1] = c;
#pragma omp barrier
#pragma omp single
        for (int k = 0; k < nt; k++)
            off[k + 1] += off[k];
        int at = off[t];
#pragma omp for schedule(static)
        for (int i = 0; i < n; i++)
            if (in[i] > 500)
                out[at++] = in[i]; // NORACE
    }
    printf("%d %d\n", off[nt], out[0]);
    free(in);
    free(out);
    free(off);
    return 0;
}
