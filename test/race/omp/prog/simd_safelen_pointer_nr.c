// safelen equals the distance through pointers
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
static void work(float *b, int n, int m)
{
#pragma omp simd safelen(16)
    for (int i = m; i < n; i++)
        b[i] = b[i - 16] - 1.0f;
}
int main(void)
{
    float *b = calloc(500, sizeof *b);
    work(b, 500, 16);
    printf("%f\n", b[30]);
    return 0;
}
