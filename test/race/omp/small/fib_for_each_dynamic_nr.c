// A recursion of tasks that each iteration of a loop begins, whoever gets the iteration.
// flags: -fopenmp
#include <stdio.h>
static void fib(int n, long *out)
{
    if (n < 2) {
        *out = n;
        return;
    }
    long a, b;
#pragma omp task shared(a)
    fib(n - 1, &a);
#pragma omp task shared(b)
    fib(n - 2, &b);
#pragma omp taskwait
    *out = a + b;
}
int main(void)
{
    long all[16];
#pragma omp parallel for schedule(dynamic)
    for (int i = 0; i < 16; i++)
        fib(i, &all[i]);
    printf("%ld\n", all[5]);
    return 0;
}
