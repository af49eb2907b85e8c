// single with copyprivate pointer, then shared use by index
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
int main(void)
{
    int n = 256;
#pragma omp parallel
    {
        int *buf;
#pragma omp single copyprivate(buf)
        buf = malloc(n * sizeof *buf);
#pragma omp for
        for (int i = 0; i < n; i++) buf[i] = i;
#pragma omp single
        {
            printf("%d\n", buf[7]);
            free(buf);
        }
    }
    return 0;
}
