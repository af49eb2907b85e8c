// Fibonacci by tasks that returns before its children have ended
// flags: -fopenmp
// link: -fopenmp -lm
// tsan: some: which of them it sees is up to the schedule
#include <stdio.h>
#include <stdlib.h>
int fib(int n)
{
    int i, j;
    if (n < 2)
        return n;
#pragma omp task shared(i) firstprivate(n)
    i = fib(n - 1); // RACE! i
#pragma omp task shared(j) firstprivate(n)
    j = fib(n - 2); // RACE! j
    return i + j; // RACE! i j
}
int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 10, r;
#pragma omp parallel shared(n, r)
    {
#pragma omp single
        r = fib(n);
    }
    printf("fib(%d) = %d\n", n, r);
    return 0;
}
