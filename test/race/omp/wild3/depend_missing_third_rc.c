// the third task names neither of the two it reads
// flags: -fopenmp
#include <stdio.h>
int main(void)
{
    int x = 0, y = 0, z = 0;
#pragma omp parallel
#pragma omp single
    {
#pragma omp task depend(out : x) shared(x)
        x = 3; // RACE! x
#pragma omp task depend(out : y) shared(y)
        y = 4; // RACE! y
#pragma omp task depend(out : z) shared(x, y, z)
        z = x * y; // RACE! x y
#pragma omp taskwait
    }
    printf("%d\n", z);
    return 0;
}
