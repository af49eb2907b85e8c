// The counts are added up by one thread while others still store theirs
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
int main(void)
{
    int n = 10000, off[65] = {0};
    static int in[10000];
    for (int i = 0; i < n; i++)
        in[i] = (i * 7919) % 1000;
#pragma omp parallel num_threads(8)
    {
        int t = omp_get_thread_num(), c = 0;
#pragma omp for schedule(static)
        for (int i = 0; i < n; i++)
            if (in[i] > 500)
                c++;
        off[t + 1] = c; // RACE!
#pragma omp single
        for (int k = 0; k < omp_get_num_threads(); k++)
            off[k + 1] += off[k]; // RACE!
    }
    printf("%d\n", off[8]);
    return 0;
}
