// a task that was made before the group is not waited for at its end
// flags: -fopenmp
// link: -fopenmp
#include <stdio.h>

int main(void)
{
    int early = 0, inside = 0, seen = 0;

#pragma omp parallel
#pragma omp single
    {
#pragma omp task shared(early)
        early = 5; // RACE!
#pragma omp taskgroup
        {
#pragma omp task shared(inside)
            inside = 7; // NORACE
        }
        seen = early; // RACE!
        seen += inside; // NORACE
    }
    printf("%d\n", seen);
    return 0;
}
