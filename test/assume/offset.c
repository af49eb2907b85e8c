/* A-OFFSET: a thread that begins at its own entry of a table of totals ends before the next entry.
 * Here more is filled in than was counted. */
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>

static int in[1000], out[3000], start[9], count;

int main(int argc, char **argv)
{
    for (int i = 0; i < 1000; i++)
        in[i] = i * argc % 7;
#pragma omp parallel num_threads(8)
    {
        int t = omp_get_thread_num(), found = 0;
#pragma omp for schedule(static)
        for (int i = 0; i < 1000; i++)
            if (in[i] > 4)
                found++;
        start[t + 1] = found;
#pragma omp barrier
#pragma omp single
        for (int k = 0; k < 8; k++)
            start[k + 1] += start[k];
        int at = start[t];
#pragma omp for schedule(static)
        for (int i = 0; i < 1000; i++)
            if (in[i] > 2)
                out[at++] = in[i];
#ifdef CONTROL
        count += at;
#endif
    }
    printf("%d %d %s\n", out[0], count, argv[0]);
    return 0;
}
