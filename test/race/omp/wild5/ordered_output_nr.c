// Work in parallel, append to the output in order
// flags: -fopenmp
#include <stdio.h>
#define N 64
static char out[N * 8];
static int len;
static int heavy(int i)
{
    int r = 0;
    for (int k = 0; k < 1000; k++)
        r = (r * 33 + i) % 1009;
    return r;
}
int main(void)
{
#pragma omp parallel for ordered schedule(dynamic)
    for (int i = 0; i < N; i++) {
        int r = heavy(i);
#pragma omp ordered
        len += snprintf(out + len, sizeof out - (size_t)len, "%d ", r); // NORACE
    }
    puts(out);
    return 0;
}
