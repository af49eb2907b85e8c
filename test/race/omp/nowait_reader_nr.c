// the loop's barrier comes before the single
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int i, error = 0;
    int len = 1000;
    int a[1000], b = 5;
    for (i = 0; i < len; i++)
        a[i] = i;
#pragma omp parallel shared(b, error)
    {
#pragma omp for
        for (i = 0; i < len; i++)
            a[i] = b + a[i] * 5; // NORACE
#pragma omp single
        error = a[9] + 1; // NORACE
    }
    printf("error = %d\n", error);
    return 0;
}
