// A triangular nest, both loops shared out by a nonrectangular collapse: each pair is one iteration
// flags: -fopenmp
#include <stdio.h>
#define N 200
static double dist[N][N], x[N], y[N];
int main(void)
{
    for (int i = 0; i < N; i++) {
        x[i] = i * 0.5;
        y[i] = N - i;
    }
#pragma omp parallel for collapse(2)
    for (int i = 0; i < N; i++)
        for (int j = 0; j < i; j++) {
            double d = (x[i] - x[j]) * (x[i] - x[j]) + (y[i] - y[j]) * (y[i] - y[j]);
            dist[i][j] = d;
            dist[j][i] = d;
        }
    printf("%f\n", dist[3][7]);
    return 0;
}
