// The same without the sink for the row above
// flags: -fopenmp
// link: -fopenmp -lm
#include <stdio.h>
#define N 100
static double a[N][N];
int main(void)
{
    for (int i = 0; i < N; i++)
        a[i][0] = a[0][i] = 1;
#pragma omp parallel for ordered(2)
    for (int i = 1; i < N; i++)
        for (int j = 1; j < N; j++) {
#pragma omp ordered depend(sink : i, j - 1)
            a[i][j] = a[i - 1][j] + a[i][j - 1]; // RACE!
#pragma omp ordered depend(source)
        }
    printf("%f\n", a[N - 1][N - 1]);
    return 0;
}
