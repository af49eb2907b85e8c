// nested parallel regions, both levels shared out
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#define N 32
int m[N][N];
int main(void)
{
    omp_set_nested(1);
#pragma omp parallel for num_threads(4)
    for (int i = 0; i < N; i++) {
#pragma omp parallel for num_threads(2)
        for (int j = 0; j < N; j++)
            m[i][j] = i * j;
    }
    printf("%d\n", m[3][3]);
    return 0;
}
