// Fibonacci by tasks, with taskwait
// flags: -fopenmp
// link: -fopenmp -lm
#include <stdio.h>
#include <stdlib.h>
int fib(int n)
{
    int i, j;
    if (n < 2)
        return n;
#pragma omp task shared(i) firstprivate(n)
    i = fib(n - 1); // NORACE
#pragma omp task shared(j) firstprivate(n)
    j = fib(n - 2); // NORACE
#pragma omp taskwait
    return i + j; // NORACE
}
int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 10, r;
#pragma omp parallel shared(n, r)
    {
#pragma omp single
        r = fib(n); // NORACE
    }
    printf("fib(%d) = %d\n", n, r);
    return 0;
}
