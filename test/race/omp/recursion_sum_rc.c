// recursive sum by tasks into one total
// flags: -fopenmp
#include <stdio.h>

static int data[1024];
static long total;

static void sum(const int *x, int n)
{
    if (n <= 16) {
        long part = 0;
        for (int i = 0; i < n; i++)
            part += x[i];
        total += part; // RACE!
        return;
    }
#pragma omp task
    sum(x, n / 2);
    sum(x + n / 2, n - n / 2);
#pragma omp taskwait
}

int main(void)
{
    for (int i = 0; i < 1024; i++)
        data[i] = i;
#pragma omp parallel
    {
#pragma omp single
        sum(data, 1024);
    }
    printf("%ld\n", total);
    return 0;
}
