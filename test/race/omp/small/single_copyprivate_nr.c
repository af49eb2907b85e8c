// single copyprivate hands a pointer to the team.
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int n = 100;
    long checksum = 0;
#pragma omp parallel reduction(+ : checksum)
    {
        int *buf;
#pragma omp single copyprivate(buf)
        {
            buf = malloc(n * sizeof(int));
            for (int i = 0; i < n; i++)
                buf[i] = i;
        }
#pragma omp for
        for (int i = 0; i < n; i++)
            buf[i] *= 2;
#pragma omp for
        for (int i = 0; i < n; i++)
            checksum += buf[n - 1 - i];
#pragma omp single
        free(buf);
    }
    printf("%ld\n", checksum);
    return 0;
}
