// Tiles of a grid, clipped to its inside by the larger and the smaller of two bounds.
// flags: -fopenmp
#include <stdio.h>
#include <omp.h>
#define floord(n, d) (((n) < 0) ? -((-(n) + (d) - 1) / (d)) : (n) / (d))
#define max(x, y) ((x) > (y) ? (x) : (y))
#define min(x, y) ((x) < (y) ? (x) : (y))
#define N 500
double A[N][N], B[N][N];
int main(void)
{
    int t, t1, t2, t3, t4;
    for (t = 0; t < 10; t++) {
        int lb = 0, ub = floord(N - 2, 32);
#pragma omp parallel for private(t2, t3, t4)
        for (t1 = lb; t1 <= ub; t1++)
            for (t2 = 0; t2 <= floord(N - 2, 32); t2++)
                for (t3 = max(1, 32 * t1); t3 <= min(N - 2, 32 * t1 + 31); t3++)
                    for (t4 = max(1, 32 * t2); t4 <= min(N - 2, 32 * t2 + 31); t4++)
                        B[t3][t4] = 0.25 * (A[t3 - 1][t4] + A[t3 + 1][t4] + A[t3][t4 - 1] + A[t3][t4 + 1]);
#pragma omp parallel for private(t2, t3, t4)
        for (t1 = lb; t1 <= ub; t1++)
            for (t2 = 0; t2 <= floord(N - 2, 32); t2++)
                for (t3 = max(1, 32 * t1); t3 <= min(N - 2, 32 * t1 + 31); t3++)
                    for (t4 = max(1, 32 * t2); t4 <= min(N - 2, 32 * t2 + 31); t4++)
                        A[t3][t4] = B[t3][t4];
    }
    printf("%f\n", A[3][3]);
    return 0;
}
