// the parent adds the children's results without waiting
// flags: -fopenmp
// tsan: no: the stack slots of the parent are gone when late children write them
#include <stdio.h>

static int fib(int n)
{
    int a, b;

    if (n < 2)
        return n;
#pragma omp task shared(a)
    a = fib(n - 1); // RACE!
#pragma omp task shared(b)
    b = fib(n - 2); // RACE!
    if (n < 0)
        return 0;
    return a + b; // RACE!
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
