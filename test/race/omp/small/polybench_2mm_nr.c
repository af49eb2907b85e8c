// D = alpha*A*B*C + beta*D in the shape of polyhedral kernels, loop construct.
// flags: -fopenmp
#include <stdio.h>

#define NI 40
#define NJ 50
#define NK 60
#define NL 70
static double tmp[NI][NJ], A[NI][NK], B[NK][NJ], C[NJ][NL], D[NI][NL];

static void kernel_2mm(int ni, int nj, int nk, int nl, double alpha, double beta)
{
    int i, j, k;
#pragma omp parallel private(i, j, k)
    {
#pragma omp for
        for (i = 0; i < ni; i++)
            for (j = 0; j < nj; j++) {
                tmp[i][j] = 0.0;
                for (k = 0; k < nk; ++k)
                    tmp[i][j] += alpha * A[i][k] * B[k][j];
            }
#pragma omp loop bind(parallel) private(j, k)
        for (i = 0; i < ni; i++)
            for (j = 0; j < nl; j++) {
                D[i][j] *= beta;
                for (k = 0; k < nj; ++k)
                    D[i][j] += tmp[i][k] * C[k][j];
            }
    }
}

int main(void)
{
    for (int i = 0; i < NI; i++)
        for (int k = 0; k < NK; k++)
            A[i][k] = (i * k) % 7;
    kernel_2mm(NI, NJ, NK, NL, 1.5, 1.2);
    printf("%f\n", D[1][1]);
    return 0;
}
