// the region is parallel when the input is large
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 100;
    int last = 0;

#pragma omp parallel if (n > 10)
    {
        for (int i = 0; i < n; i++)
            last = i; // RACE!
    }
    printf("%d\n", last); // NORACE
    return 0;
}
