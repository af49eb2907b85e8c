// two pointers into one block, farther apart than the loop goes
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
int main(void)
{
    double *base = malloc(sizeof(double) * 2025);
    double *xa1 = base, *xa2 = base + 1000;
    for (int i = 0; i < 2025; i++)
        base[i] = i;
#pragma omp parallel for
    for (int i = 0; i < 180; i++) {
        xa1[i] += 1.0;
        xa2[i] += 3.0;
    }
    printf("%f\n", base[20]);
    free(base);
    return 0;
}
