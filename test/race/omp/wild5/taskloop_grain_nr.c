// taskloop over rows, a taskgroup around two of them
// flags: -fopenmp
#include <stdio.h>
#define N 128
static double m[N][N], rowsum[N];
int main(void)
{
#pragma omp parallel
#pragma omp single
    {
#pragma omp taskloop grainsize(8)
        for (int i = 0; i < N; i++)
            for (int j = 0; j < N; j++)
                m[i][j] = i - j; // NORACE
#pragma omp taskgroup
        {
#pragma omp taskloop num_tasks(4)
            for (int i = 0; i < N; i++)
                for (int j = 0; j < N; j++)
                    rowsum[i] += m[i][j]; // NORACE
        }
        printf("%f\n", rowsum[3]); // NORACE
    }
    return 0;
}
