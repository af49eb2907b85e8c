// the result is returned through a variable of the parent
// flags: -fopenmp
#include <stdio.h>


static long fib(int n)
{
    long x, y;
    if (n < 2)
        return n;
#pragma omp task shared(x)
    x = fib(n - 1);
#pragma omp task shared(y)
    y = fib(n - 2);
#pragma omp taskwait
    return x + y;
}

int main(void)
{
    long r = 0;
#pragma omp parallel
#pragma omp single
    r = fib(20);
    printf("%ld\n", r);
    return 0;
}
