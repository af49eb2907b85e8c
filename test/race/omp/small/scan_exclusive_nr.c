// Exclusive scan with the inscan modifier.
// flags: -fopenmp -fopenmp-version=50
#include <stdio.h>
#define N 100

int main(void)
{
    int in[N], out[N], running = 0;
    for (int i = 0; i < N; i++)
        in[i] = i % 5;
#pragma omp parallel for reduction(inscan, + : running)
    for (int i = 0; i < N; i++) {
        out[i] = running;
#pragma omp scan exclusive(running)
        running += in[i];
    }
    printf("%d %d\n", out[N - 1], running);
    return 0;
}
