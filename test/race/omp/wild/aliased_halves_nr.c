// two pointers into one block: the first half is read, the second one is written
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

static void saxpy(int n, float f, const float *x, float *y)
{
#pragma omp parallel for simd
    for (int i = 0; i < n; i++)
        y[i] += f * x[i];
}

int main(void)
{
    const int n = 500;
    float *block = malloc(2 * n * sizeof(float));

    for (int i = 0; i < 2 * n; i++)
        block[i] = i;
    saxpy(n, 0.5f, block, block + n);
    printf("%f\n", block[n]);
    free(block);
    return 0;
}
