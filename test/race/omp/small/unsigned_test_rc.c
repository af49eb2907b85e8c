// Without a sign, a negative number is above 20: the element may be one of the first.
#include <stdio.h>
#include <stdlib.h>

static int cell[64];

static void clear(void)
{
    for (int k = 0; k < 20; k++)
        cell[k] = 0; // RACE!
}

int main(int argc, char **argv)
{
    int j = argc > 1 ? atoi(argv[1]) : -20;
#pragma omp parallel sections
    {
#pragma omp section
        clear();
#pragma omp section
        if ((unsigned)j >= 20)
            cell[j + 20]++; // RACE!
    }
    printf("%d\n", cell[0]);
    return 0;
}
