// Chunks computed by hand, the last thread takes the rest, then a cyclic pass after a barrier.
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int n = 10007;
    float *in = malloc(n * sizeof(float)), *out = malloc(n * sizeof(float));
    for (int i = 0; i < n; i++)
        in[i] = i;
#pragma omp parallel default(none) shared(in, out, n)
    {
        int id = omp_get_thread_num();
        int nth = omp_get_num_threads();
        int chunk = n / nth;
        int lo = id * chunk;
        int hi = (id == nth - 1) ? n : lo + chunk;
        for (int i = lo; i < hi; i++)
            out[i] = in[i] * in[i];
#pragma omp barrier
        for (int i = id; i < n; i += nth)
            in[i] = out[n - 1 - i];
    }
    printf("%f\n", in[3]);
    free(in);
    free(out);
    return 0;
}
