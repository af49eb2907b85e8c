// Transpose of a sparse matrix: places in the columns are taken by an atomic capture
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
#define N 200
static int start[N + 1], col[N * 4], tstart[N + 2], trow[N * 4], fill[N];
static double val[N * 4], tval[N * 4];
int main(void)
{
    for (int i = 0; i < N; i++) {
        start[i + 1] = start[i] + 4;
        for (int k = 0; k < 4; k++) {
            col[4 * i + k] = (i * 3 + k * 17) % N;
            val[4 * i + k] = i + k;
        }
    }
    for (int k = 0; k < start[N]; k++)
        tstart[col[k] + 1]++;
    for (int j = 0; j < N; j++)
        tstart[j + 1] += tstart[j];
    for (int j = 0; j < N; j++)
        fill[j] = tstart[j];
#pragma omp parallel for
    for (int i = 0; i < N; i++)
        for (int k = start[i]; k < start[i + 1]; k++) {
            int at;
#pragma omp atomic capture
            at = fill[col[k]]++;
            trow[at] = i; // NORACE
            tval[at] = val[k]; // NORACE
        }
    printf("%d %f\n", trow[5], tval[5]);
    return 0;
}
