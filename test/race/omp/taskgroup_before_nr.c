// tasks of two groups, the first of which waits for the earlier one
// flags: -fopenmp
// link: -fopenmp
#include <stdio.h>

int main(void)
{
    int early = 0, inside = 0, seen = 0;

#pragma omp parallel
#pragma omp single
    {
#pragma omp taskgroup
        {
#pragma omp task shared(early)
            early = 5; // NORACE
        }
#pragma omp taskgroup
        {
#pragma omp task shared(inside)
            inside = 7; // NORACE
        }
        seen = early; // NORACE
        seen += inside; // NORACE
    }
    printf("%d\n", seen);
    return 0;
}
