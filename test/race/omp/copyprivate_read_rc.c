// the value read by one thread is not broadcast in time
// flags: -fopenmp
#include <stdio.h>

static int n_items;

static void work(int n, int *out)
{
#pragma omp for
    for (int i = 0; i < 64; i++)
        out[i] = n + i;
}

int main(void)
{
    int out[64];
#pragma omp parallel
    {
#pragma omp single nowait
        n_items = 17; // RACE!
        work(n_items, out); // RACE!
    }
    printf("%d\n", out[1]);
    return 0;
}
