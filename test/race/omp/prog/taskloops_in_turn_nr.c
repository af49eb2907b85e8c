// taskloop over rows, then taskloop over columns
// flags: -fopenmp
#include <stdio.h>
#define N 40
double m[N][N], s[N];
int main(void)
{
#pragma omp parallel
#pragma omp single
    {
#pragma omp taskloop
        for (int i = 0; i < N; i++)
            for (int j = 0; j < N; j++) m[i][j] = i + j;
#pragma omp taskloop grainsize(4)
        for (int j = 0; j < N; j++)
            for (int i = 0; i < N; i++) s[j] += m[i][j];
    }
    printf("%f\n", s[3]);
    return 0;
}
