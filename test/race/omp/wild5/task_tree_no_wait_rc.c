// The same without the taskwait
// tsan: no: reports the stack of functions that have returned, too
// flags: -fopenmp
#include <stdio.h>
static long fib(int n)
{
    long a = 0, b = 0;
    if (n < 2)
        return n;
#pragma omp task shared(a)
    a = fib(n - 1); // RACE!
    b = fib(n - 2);
    return a + b; // RACE!
}
int main(void)
{
    long r = 0;
#pragma omp parallel
#pragma omp single
    r = fib(15);
    printf("%ld\n", r);
    return 0;
}
