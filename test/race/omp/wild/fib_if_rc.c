// fibonacci with tasks and if clauses, nobody waits for the results
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
static long fib(int n)
{
    if (n < 2)
        return n;
    long x, y;
#pragma omp task shared(x) if (n > 10) final(n < 5)
    x = fib(n - 1); // RACE! x
#pragma omp task shared(y) if (n > 10)
    y = fib(n - 2); // RACE! y
    n = 0;
    return x + y; // RACE! x y
}
int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 20;
    long r;
#pragma omp parallel num_threads(4)
#pragma omp single
    r = fib(n);
    printf("%ld\n", r);
    return 0;
}
