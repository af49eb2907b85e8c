// a mergeable task with a private copy
// flags: -fopenmp
#include <stdio.h>
int main(void)
{
    int x = 2, out = 0;
#pragma omp parallel
#pragma omp single
    {
#pragma omp task mergeable firstprivate(x) shared(out)
        {
            x++;
            out = x;
        }
#pragma omp taskwait
    }
    printf("%d %d\n", x, out);
    return 0;
}
