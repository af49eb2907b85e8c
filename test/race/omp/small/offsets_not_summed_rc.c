// Counts that nobody has added up are used as places
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
static int in[10000], out[10000], off[65];
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
        int at = off[t];
#pragma omp for schedule(static)
        for (int i = 0; i < n; i++)
            if (in[i] > 500)
                out[at++] = in[i]; // RACE!
    }
    printf("%d\n", out[0]);
    return 0;
}
