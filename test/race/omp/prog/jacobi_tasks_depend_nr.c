// Jacobi by blocks: tasks with dependences on the blocks they read and write
// flags: -fopenmp
#include <stdio.h>

#define N 256
#define NB 4
#define BS (N / NB)

static double a[N], b[N];

static void step(const double *from, double *to, int blk)
{
    for (int i = blk * BS; i < (blk + 1) * BS; i++) {
        double l = i > 0 ? from[i - 1] : 0, r = i < N - 1 ? from[i + 1] : 0;
        to[i] = 0.5 * (l + r); // NORACE
    }
}

int main(void)
{
    for (int i = 0; i < N; i++)
        a[i] = i;
#pragma omp parallel
#pragma omp single
    for (int it = 0; it < 10; it++) {
        for (int k = 0; k < NB; k++) {
#pragma omp task firstprivate(k)
            step(a, b, k);
        }
#pragma omp taskwait
        for (int k = 0; k < NB; k++) {
#pragma omp task firstprivate(k)
            step(b, a, k);
        }
#pragma omp taskwait
    }
    printf("%f\n", a[N / 2]);
    return 0;
}
