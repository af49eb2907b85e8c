// Results of two elements each, one element apart.
// flags: -fopenmp
#include <stdio.h>
static void fib(int n, long *out)
{
    if (n < 2) {
        out[0] = n; // RACE!
        out[1] = 1; // RACE!
        return;
    }
    long a[2], b[2];
#pragma omp task shared(a)
    fib(n - 1, a);
#pragma omp task shared(b)
    fib(n - 2, b);
#pragma omp taskwait
    out[0] = a[0] + b[0]; // RACE!
    out[1] = a[1] + b[1]; // RACE!
}
int main(void)
{
    long all[18];
#pragma omp parallel for
    for (int i = 0; i < 16; i++)
        fib(i, &all[i]);
    printf("%ld\n", all[15]);
    return 0;
}
