// Fibonacci with tasks and taskwait
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

static int fib(int n)
{
    int x, y;

    if (n < 2)
        return n;
#pragma omp task shared(x) firstprivate(n)
    x = fib(n - 1); // NORACE
#pragma omp task shared(y) firstprivate(n)
    y = fib(n - 2); // NORACE
#pragma omp taskwait
    return x + y; // NORACE
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 10, result;

#pragma omp parallel
    {
#pragma omp single
        result = fib(n);
    }
    printf("fib(%d) = %d\n", n, result);
    return 0;
}
