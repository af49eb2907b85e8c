// recursive sum by tasks, results returned through the stack
// flags: -fopenmp
#include <stdio.h>

static int data[1024];

static long sum(const int *x, int n)
{
    if (n <= 16) {
        long part = 0;
        for (int i = 0; i < n; i++)
            part += x[i];
        return part;
    }
    long a = 0, b = 0;
#pragma omp task shared(a)
    a = sum(x, n / 2); // NORACE
    b = sum(x + n / 2, n - n / 2); // NORACE
#pragma omp taskwait
    return a + b; // NORACE
}

int main(void)
{
    for (int i = 0; i < 1024; i++)
        data[i] = i;
    long total = 0;
#pragma omp parallel
    {
#pragma omp single
        total = sum(data, 1024);
    }
    printf("%ld\n", total);
    return 0;
}
