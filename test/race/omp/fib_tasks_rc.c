// Fibonacci with tasks; the sum is made before the tasks have ended
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

static int fib(int n)
{
    int x, y;

    if (n < 2)
        return n;
#pragma omp task shared(x) firstprivate(n)
    x = fib(n - 1); // RACE! x
#pragma omp task shared(y) firstprivate(n)
    y = fib(n - 2); // RACE! y
    return x + y; // RACE! x y
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
