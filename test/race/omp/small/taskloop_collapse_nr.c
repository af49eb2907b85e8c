// taskloop with reduction, collapse, nogroup and a later taskwait.
// flags: -fopenmp
// tsan: no: the runtime is not instrumented
#include <stdio.h>

#define N 60
static double a[N][N], b[N][N];

int main(void)
{
    double s = 0;
#pragma omp parallel
#pragma omp single
    {
#pragma omp taskloop collapse(2) num_tasks(16)
        for (int i = 0; i < N; i++)
            for (int j = 0; j < N; j++)
                a[i][j] = i + j;
#pragma omp taskloop nogroup
        for (int i = 0; i < N; i++)
            for (int j = 0; j < N; j++)
                b[i][j] = a[j][i];
#pragma omp taskwait
#pragma omp taskloop reduction(+ : s)
        for (int i = 0; i < N; i++)
            s += b[i][N - 1 - i];
    }
    printf("%f\n", s);
    return 0;
}
