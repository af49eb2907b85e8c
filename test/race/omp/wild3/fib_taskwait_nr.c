// both halves of a sum by tasks
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
static int fib(int n)
{
    int i, j;
    if (n < 2)
        return n;
#pragma omp task shared(i) firstprivate(n)
    i = fib(n - 1);
#pragma omp task shared(j) firstprivate(n)
    j = fib(n - 2);
#pragma omp taskwait
    return i + j;
}
int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 10;
#pragma omp parallel
#pragma omp single
    printf("fib(%d) = %d\n", n, fib(n));
    return 0;
}
