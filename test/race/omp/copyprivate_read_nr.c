// the value is broadcast by copyprivate
// flags: -fopenmp
#include <stdio.h>


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
        int n_items;
#pragma omp single copyprivate(n_items)
        n_items = 17; // NORACE
        work(n_items, out); // NORACE
    }
    printf("%d\n", out[1]);
    return 0;
}
