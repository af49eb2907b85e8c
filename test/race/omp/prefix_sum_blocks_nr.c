// prefix sums by blocks: barrier, then one thread adds up the totals
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>

static void scan(long *x, int n)
{
    long *totals = NULL;

#pragma omp parallel shared(totals)
    {
        int me = omp_get_thread_num(), count = omp_get_num_threads();
        long sum = 0, offset = 0;
        int lo = (long)n * me / count, hi = (long)n * (me + 1) / count;

#pragma omp single
        totals = calloc(count + 1, sizeof(long));
        for (int i = lo; i < hi; i++) {
            sum += x[i];
            x[i] = sum;
        }
        totals[me + 1] = sum; // NORACE
#pragma omp barrier
        for (int t = 0; t <= me; t++)
            offset += totals[t]; // NORACE
        for (int i = lo; i < hi; i++)
            x[i] += offset;
    }
    free(totals);
}

int main(void)
{
    static long x[1000];

    for (int i = 0; i < 1000; i++)
        x[i] = 1;
    scan(x, 1000);
    printf("%ld\n", x[999]);
    return 0;
}
