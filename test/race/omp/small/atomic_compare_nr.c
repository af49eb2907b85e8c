// Maximum by atomic compare (OpenMP 5.1).
// flags: -fopenmp -fopenmp-version=51
#include <stdio.h>
#define N 1000

int main(void)
{
    int data[N], peak = 0;
    for (int i = 0; i < N; i++)
        data[i] = (i * 7919) % 1009;
#pragma omp parallel for
    for (int i = 0; i < N; i++) {
        int v = data[i];
#pragma omp atomic compare
        if (peak < v) {
            peak = v;
        }
    }
    printf("%d\n", peak);
    return 0;
}
