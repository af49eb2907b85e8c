// Sparse matrix by columns: y is scattered.
// flags: -fopenmp
#include <stdio.h>

#define N 50
#define NNZ 150

int colptr[N + 1], rowidx[NNZ];
double val[NNZ], x[N], y[N];

void spmv(void)
{
#pragma omp parallel for
    for (int j = 0; j < N; j++)
        for (int k = colptr[j]; k < colptr[j + 1]; k++)
            y[rowidx[k]] += val[k] * x[j]; // RACE!
}

int main(void)
{
    for (int j = 0; j <= N; j++)
        colptr[j] = 3 * j;
    for (int k = 0; k < NNZ; k++) {
        rowidx[k] = (k * 7) % N;
        val[k] = 1;
    }
    spmv();
    printf("%f\n", y[0]);
    return 0;
}
