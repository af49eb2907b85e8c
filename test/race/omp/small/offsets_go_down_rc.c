// Each thread begins at its entry and goes down, into the part of the one before it
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
static int in[10000], out[10001], off[65];
int main(void)
{
    int n = 10000;
    for (int i = 0; i < n; i++)
        in[i] = (i * 7919) % 1000;
#pragma omp parallel num_threads(8)
    {
        int t = omp_get_thread_num(), c = 0;
#pragma omp for schedule(static)
        for (int i = 0; i < n; i++)
            if (in[i] > 500)
                c++;
        off[t + 1] = c;
#pragma omp barrier
#pragma omp single
        for (int k = 0; k < 8; k++)
            off[k + 1] += off[k];
        int at = off[t];
#pragma omp for schedule(static)
        for (int i = 0; i < n; i++)
            if (in[i] > 500 && at > 0)
                out[at--] = in[i]; // RACE!
    }
    printf("%d\n", out[1]);
    return 0;
}
