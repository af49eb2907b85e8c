// mutexinoutset keeps the two adders apart, the reader comes after.
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int a, b, sum = 0;
#pragma omp parallel
#pragma omp single
    {
#pragma omp task depend(out : a) shared(a)
        a = 3;
#pragma omp task depend(out : b) shared(b)
        b = 4;
#pragma omp task depend(in : a) depend(mutexinoutset : sum) shared(a, sum)
        sum += a;
#pragma omp task depend(in : b) depend(mutexinoutset : sum) shared(b, sum)
        sum += b;
#pragma omp task depend(in : sum) shared(sum)
        printf("%d\n", sum);
    }
    return 0;
}
