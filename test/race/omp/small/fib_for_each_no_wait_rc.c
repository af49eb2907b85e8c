// A recursion of each iteration that does not wait for its tasks.
// flags: -fopenmp
#include <stdio.h>
static void fib(int n, long *out)
{
    if (n < 2) {
        *out = n; // RACE!
        return;
    }
    long a, b;
#pragma omp task shared(a)
    fib(n - 1, &a);
#pragma omp task shared(b)
    fib(n - 2, &b);
    *out = a + b; // RACE!
}
int main(void)
{
    long all[16];
#pragma omp parallel for
    for (int i = 0; i < 16; i++)
        fib(i, &all[i]);
    printf("%ld\n", all[5]);
    return 0;
}
