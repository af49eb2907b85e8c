// taskgroup around tasks, then use
// flags: -fopenmp
#include <stdio.h>
int main(void)
{
    int x = 0, y = 0, z = 0;
#pragma omp parallel
#pragma omp single
    {
#pragma omp taskgroup
        {
#pragma omp task shared(x)
            x = 1;
#pragma omp task shared(y)
            y = 2;
        }
#pragma omp task shared(x, y, z)
        z = x + y;
    }
    printf("%d\n", z);
    return 0;
}
