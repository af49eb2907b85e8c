// Counting sort: a table of counts per thread gives each its own places
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>
#define K 16
#define T 4
int main(void)
{
    int n = 4000;
    int *in = malloc(n * sizeof(int)), *out = malloc(n * sizeof(int));
    static int cnt[T][K];
    for (int i = 0; i < n; i++)
        in[i] = (i * 31) % K;
#pragma omp parallel num_threads(T)
    {
        int t = omp_get_thread_num();
#pragma omp for schedule(static)
        for (int i = 0; i < n; i++)
            cnt[t][in[i]]++;
#pragma omp single
        {
            int run = 0;
            for (int k = 0; k < K; k++)
                for (int q = 0; q < T; q++) {
                    int c = cnt[q][k];
                    cnt[q][k] = run;
                    run += c;
                }
        }
#pragma omp for schedule(static)
        for (int i = 0; i < n; i++)
            out[cnt[t][in[i]]++] = in[i];
    }
    printf("%d\n", out[n / 2]);
    free(in);
    free(out);
    return 0;
}
