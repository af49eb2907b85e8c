// Fibonacci: the sum is taken before the wait.
// flags: -fopenmp
// tsan: some: not every one of the accesses is caught
#include <stdio.h>

static int fib(int n)
{
    int l, r, s;
    if (n < 2)
        return n;
#pragma omp task shared(l) firstprivate(n)
    l = fib(n - 1); // RACE!
#pragma omp task shared(r) firstprivate(n)
    r = fib(n - 2); // RACE!
    s = l + r; // RACE!
#pragma omp taskwait
    return s;
}

int main(void)
{
    int v;
#pragma omp parallel num_threads(4)
    {
#pragma omp single
        v = fib(12);
    }
    printf("%d\n", v);
    return 0;
}
