// two tasks exclude each other by mutexinoutset
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
#pragma omp task depend(in : a) depend(mutexinoutset : c)
        c += a; // NORACE
#pragma omp task depend(in : b) depend(mutexinoutset : c)
        c += b; // NORACE
#pragma omp task depend(in : c)
        d = c;
#pragma omp taskwait
        printf("%d\n", d);
    }
    return 0;
}
