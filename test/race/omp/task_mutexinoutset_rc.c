// two tasks add to one counter without dependences between them
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int a, b, c = 0, d;
#pragma omp parallel
#pragma omp single
    {
#pragma omp task depend(out : c)
        c = 1;
#pragma omp task depend(out : a)
        a = 2;
#pragma omp task depend(out : b)
        b = 3;
#pragma omp task depend(in : a) depend(in : c)
        c += a; // RACE!
#pragma omp task depend(in : b) depend(in : c)
        c += b; // RACE!
#pragma omp task depend(in : c)
        d = 1;
#pragma omp taskwait
        printf("%d\n", d);
    }
    return 0;
}
