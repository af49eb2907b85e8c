// indices from a constant table of different values
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
#define M 12
int where[M] = { 521, 523, 525, 527, 529, 531, 533, 535, 537, 539, 541, 543 };
int main(void)
{
    double *base = malloc(sizeof(double) * 2013);
    if (base == 0)
        return 1;
    for (int i = 521; i < 560; i++)
        base[i] = 0.5 * i;
#pragma omp parallel for
    for (int i = 0; i < M; i++) {
        int idx = where[i];
        base[idx] += 1.0 + i;
    }
    printf("%f\n", base[533]);
    free(base);
    return 0;
}
