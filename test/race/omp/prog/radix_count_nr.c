// radix counting with per-thread rows and a single prefix
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#define N 1024
#define T 4
static unsigned key[N], out[N];
static int count[T][16];
int main(void)
{
    for (int i = 0; i < N; i++) key[i] = i * 2654435761u >> 28;
#pragma omp parallel num_threads(T)
    {
        int t = omp_get_thread_num();
        for (int b = 0; b < 16; b++) count[t][b] = 0;
#pragma omp for schedule(static)
        for (int i = 0; i < N; i++) count[t][key[i]]++;
#pragma omp single
        {
            int at = 0;
            for (int b = 0; b < 16; b++)
                for (int u = 0; u < T; u++) {
                    int c = count[u][b];
                    count[u][b] = at;
                    at += c;
                }
        }
    }
    printf("%d\n", count[1][3]);
    (void)out;
    return 0;
}
