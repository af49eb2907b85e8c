// unrolled loop
// flags: -fopenmp -fopenmp-version=51
#include <stdio.h>
#define N 64
float a[N], b[N];
int main(void)
{
#pragma omp parallel for
#pragma omp unroll partial(4)
    for (int i = 0; i < N; i++)
        a[i] = b[i] + 1;
    printf("%f\n", a[3]);
    return 0;
}
