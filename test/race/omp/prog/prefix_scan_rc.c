// the table of sums is made without a barrier behind it
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>

void scan(const int *in, long *out, int n)
{
    long *sums;
#pragma omp parallel
    {
        int id = omp_get_thread_num(), nth = omp_get_num_threads();
#pragma omp single nowait
        {
            sums = malloc((nth + 1) * sizeof *sums); // RACE!
            sums[0] = 0; // NORACE
        }
        long s = 0;
#pragma omp for schedule(static) nowait
        for (int i = 0; i < n; i++) {
            s += in[i];
            out[i] = s;
        }
        sums[id + 1] = s; // RACE!
#pragma omp barrier
        long offset = 0;
        for (int i = 0; i <= id; i++)
            offset += sums[i];
#pragma omp for schedule(static)
        for (int i = 0; i < n; i++)
            out[i] += offset;
    }
    free(sums);
}

int main(void)
{
    static int a[1000];
    static long r[1000];
    for (int i = 0; i < 1000; i++)
        a[i] = i;
    scan(a, r, 1000);
    printf("%ld\n", r[999]);
    return 0;
}
