// Fibonacci by tasks without waiting for them
// flags: -fopenmp
#include <stdio.h>

static long fib(int n)
{
    long x = 0, y = 0;
    if (n < 2)
        return n;
#pragma omp task shared(x)
    x = fib(n - 1); // RACE!
#pragma omp task shared(y)
    y = fib(n - 2); // RACE!
    return x + y; // RACE!
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
