// the function called in the loop keeps no state
// flags: -fopenmp
#include <stdio.h>

static int next_id(int seed)
{
    int last = seed;

    last += seed; // NORACE
    return last;
}

int main(void)
{
    int ids[100];

#pragma omp parallel for
    for (int i = 0; i < 100; i++)
        ids[i] = next_id(i); // NORACE
    printf("%d\n", ids[99] > 0); // NORACE
    return 0;
}
