// shifted pointers meet through the table
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
#define N 6
int indexSet[N] = {521, 533, 541, 545, 553, 561};
int main(void)
{
    double *base = malloc(sizeof(double) * 2000);
    double *xa1 = base, *xa2 = base + 12;
    for (int i = 521; i <= 1000; i++) base[i] = 0.5 * i;
#pragma omp parallel for schedule(static, 1)
    for (int i = 0; i < N; ++i) {
        int idx = indexSet[i];
        xa1[idx] += 1.0; // RACE!
        xa2[idx] += 3.0; // RACE!
    }
    printf("%f\n", xa1[521]);
    free(base);
    return 0;
}
