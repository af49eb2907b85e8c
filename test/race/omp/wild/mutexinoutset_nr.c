// two tasks add to a variable in any order but not at once, a third reads the sum
// flags: -fopenmp -fopenmp-version=50
#include <stdio.h>

int main(void)
{
    int a = 0, b = 0, sum = 0;

#pragma omp parallel
#pragma omp single
    {
#pragma omp task depend(out : a) shared(a)
        a = 1;
#pragma omp task depend(out : b) shared(b)
        b = 2;
#pragma omp task depend(in : a) depend(mutexinoutset : sum) shared(sum)
        sum += a;
#pragma omp task depend(in : b) depend(mutexinoutset : sum) shared(sum)
        sum += b;
#pragma omp task depend(in : sum) shared(sum)
        printf("%d\n", sum);
    }
    return 0;
}
