// a table of results is filled by all tasks
// flags: -fopenmp
#include <stdio.h>

static long memo[50];

static long fib(int n)
{
    long x, y;
    if (n < 2)
        return n;
    if (memo[n]) // RACE!
        return memo[n]; // RACE!
#pragma omp task shared(x)
    x = fib(n - 1);
#pragma omp task shared(y)
    y = fib(n - 2);
#pragma omp taskwait
    memo[n] = x + y; // RACE!
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
