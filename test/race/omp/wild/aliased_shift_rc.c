// two pointers into one block that overlap by all but one element
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

static void saxpy(int n, float f, const float *x, float *y)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        y[i] += f * x[i]; // RACE!
}

int main(void)
{
    const int n = 500;
    float *block = malloc((n + 1) * sizeof(float));

    for (int i = 0; i <= n; i++)
        block[i] = i;
    saxpy(n, 0.5f, block, block + 1);
    printf("%f\n", block[n]);
    free(block);
    return 0;
}
