// Chunks computed by hand; the end of each chunk is included in the next.
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int n = 10007;
    float *out = calloc(n + 1, sizeof(float));
#pragma omp parallel shared(out, n)
    {
        int id = omp_get_thread_num();
        int nth = omp_get_num_threads();
        int chunk = (n + nth - 1) / nth;
        int lo = id * chunk;
        int hi = lo + chunk;
        if (hi > n)
            hi = n;
        for (int i = lo; i <= hi; i++)
            out[i] += i; // RACE!
    }
    printf("%f\n", out[3]);
    free(out);
    return 0;
}
