// both halves of a sum come back in tasks, but nobody waits
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
static int fib(int n)
{
    int i, j;
    if (n < 2)
        return n;
#pragma omp task shared(i) firstprivate(n)
    i = fib(n - 1); // RACE!
#pragma omp task shared(j) firstprivate(n)
    j = fib(n - 2); // RACE!
    return i + j; // RACE!
}
int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 10;
#pragma omp parallel
#pragma omp single
    printf("fib(%d) = %d\n", n, fib(n));
    return 0;
}
