// With a sign, the element is behind the first ones.
#include <stdio.h>
#include <stdlib.h>

static int cell[64];

static void clear(void)
{
    for (int k = 0; k < 20; k++)
        cell[k] = 0;
}

int main(int argc, char **argv)
{
    int j = argc > 1 ? atoi(argv[1]) : -20;
#pragma omp parallel sections
    {
#pragma omp section
        clear();
#pragma omp section
        if (j >= 20)
            cell[j + 20]++;
    }
    printf("%d\n", cell[0]);
    return 0;
}
