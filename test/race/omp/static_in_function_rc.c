// the function called in the loop keeps a static counter
// flags: -fopenmp
// tsan: some: threads must meet on every one of the lines
#include <stdio.h>

static int next_id(int seed)
{
    static int last;

    last += seed; // RACE!
    return last; // RACE!
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
