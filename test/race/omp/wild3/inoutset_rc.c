// tasks of one inoutset run at the same time
// flags: -fopenmp
// needs: clang-19
#include <stdio.h>
int main(void)
{
    int c = 0, d = 0;
#pragma omp parallel
#pragma omp single
    {
#pragma omp task depend(out : c)
        c = 1;
#pragma omp task depend(inoutset : c) shared(d)
        d += c; // RACE!
#pragma omp task depend(inoutset : c) shared(d)
        d -= c; // RACE!
#pragma omp task depend(in : c) shared(d)
        printf("%d\n", d);
    }
    return 0;
}
