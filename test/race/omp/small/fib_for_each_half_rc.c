// Two iterations begin a recursion with the same element.
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
#pragma omp taskwait
    *out = a + b; // RACE!
}
int main(void)
{
    long all[18];
#pragma omp parallel for
    for (int i = 0; i < 16; i++)
        fib(i, &all[i / 2]);
    printf("%ld\n", all[5]);
    return 0;
}
