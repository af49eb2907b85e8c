// per-thread sums, then offsets after a barrier
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#define N 1024

static int in[N], out[N];
static int sums[65];

int main(void)
{
    for (int i = 0; i < N; i++)
        in[i] = 1;
#pragma omp parallel num_threads(8)
    {
        int id = omp_get_thread_num(), sum = 0;
#pragma omp for schedule(static)
        for (int i = 0; i < N; i++) {
            sum += in[i];
            out[i] = sum; // NORACE
        }
        sums[id + 1] = sum; // NORACE
#pragma omp barrier
        int offset = 0;
        for (int i = 0; i <= id; i++)
            offset += sums[i];
#pragma omp for schedule(static)
        for (int i = 0; i < N; i++)
            out[i] += offset; // NORACE
    }
    printf("%d\n", out[N - 1]);
    return 0;
}
