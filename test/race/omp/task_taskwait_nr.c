// the parent waits for its children before it adds their results
// flags: -fopenmp
#include <stdio.h>

static int fib(int n)
{
    int a, b;

    if (n < 2)
        return n;
#pragma omp task shared(a)
    a = fib(n - 1); // NORACE
#pragma omp task shared(b)
    b = fib(n - 2); // NORACE
#pragma omp taskwait
    return a + b; // NORACE
}

int main(void)
{
    int result = 0;

#pragma omp parallel
#pragma omp single
    result = fib(10); // NORACE
    printf("%d\n", result);
    return 0;
}
