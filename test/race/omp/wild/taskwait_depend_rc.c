// the parent waits for one of two tasks by taskwait with depend but reads the result of both
// flags: -fopenmp
// tsan: no: the runtime has done the tasks by then
// needs: clang-19
#include <stdio.h>

int main(void)
{
    int x = 0, y = 0, z = 0;

#pragma omp parallel
#pragma omp single
    {
#pragma omp task depend(out : x) shared(x)
        x = 1;
#pragma omp task depend(out : y) shared(y)
        y = 2; // RACE!
#pragma omp taskwait depend(in : x)
        z = x + y; // RACE!
    }
    printf("%d %d\n", z, y);
    return 0;
}
