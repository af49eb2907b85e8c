// The columns do not wait for the rows
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#define N 120
static double m[N][N], inv[N];
int main(void)
{
#pragma omp parallel
    {
        int t = omp_get_thread_num(), nt = omp_get_num_threads();
        for (int r = t; r < N; r += nt) {
            double s = 0;
            for (int c = 0; c < N; c++) {
                m[r][c] = 1.0 / (1 + r + c); // RACE! m
                s += m[r][c]; // RACE! m
            }
            inv[r] = 1 / s; // RACE! i
        }
        for (int c = t; c < N; c += nt)
            for (int r = 0; r < N; r++)
                m[r][c] *= inv[r]; // RACE! m i
    }
    printf("%f\n", m[3][3]);
    return 0;
}
