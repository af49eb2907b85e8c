// linear variables that the body moves on, and a start that is read once before a barrier and changed behind it.
// flags: -fopenmp
#include <stdio.h>

static int out[400], mark[400];

static int fill(int at)
{
#pragma omp parallel for linear(at : 3)
    for (int j = 0; j < 100; j++) {
        out[at] = j; // NORACE
        at += 3;
    }
    return at;
}

int main(void)
{
    int first = 5;
#pragma omp parallel
    {
        int base = first; // NORACE
#pragma omp barrier
#pragma omp single nowait
        first = 77; // NORACE
#pragma omp for
        for (int i = 0; i < 100; i++)
            mark[base + i] = i; // NORACE
    }
    printf("%d %d %d\n", fill(4), mark[9], first);
    return 0;
}
