// the master frees the buffer that the other threads may still read
// flags: -fopenmp
// tsan: no: the master is last as a rule
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int n = 1000;
    double *buf = malloc(n * sizeof(double)), total = 0;

    for (int i = 0; i < n; i++)
        buf[i] = i;
#pragma omp parallel
    {
        double part = 0;
#pragma omp for nowait
        for (int i = 0; i < n; i++)
            part += buf[i]; // RACE!
#pragma omp atomic
        total += part;
#pragma omp master
        free(buf); // RACE!
    }
    printf("%f\n", total);
    return 0;
}
