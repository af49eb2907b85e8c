// inclusive scan with the scan directive
// flags: -fopenmp
#include <stdio.h>

#define N 256

int main(void)
{
    int in[N], out[N], run = 0;

    for (int i = 0; i < N; i++)
        in[i] = i;
#pragma omp parallel for reduction(inscan, + : run)
    for (int i = 0; i < N; i++) {
        run += in[i];
#pragma omp scan inclusive(run)
        out[i] = run;
    }
    printf("%d %d\n", out[N - 1], run);
    return 0;
}
