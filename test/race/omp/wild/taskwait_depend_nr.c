// the parent waits for one of two tasks by taskwait with depend and reads only its result
// flags: -fopenmp
// needs: clang-19
#include <stdio.h>

int main(void)
{
    int x = 0, y = 0;

#pragma omp parallel
#pragma omp single
    {
#pragma omp task depend(out : x) shared(x)
        x = 1;
#pragma omp task depend(out : y) shared(y)
        y = 2;
#pragma omp taskwait depend(in : x)
        printf("%d\n", x);
#pragma omp taskwait
        printf("%d\n", y);
    }
    return 0;
}
