// a sweep over a grid with ordered(2) and sinks on the upper and the left neighbour
// flags: -fopenmp
// tsan: no: it does not see doacross dependences
#include <stdio.h>

#define M 40
#define N 30

static float u[M][N];

int main(void)
{
    for (int i = 0; i < M; i++)
        for (int j = 0; j < N; j++)
            u[i][j] = (float)(i * j % 10);
#pragma omp parallel for ordered(2)
    for (int i = 1; i < M; i++)
        for (int j = 1; j < N; j++) {
#pragma omp ordered depend(sink : i - 1, j) depend(sink : i, j - 1)
            u[i][j] = 0.5f * (u[i - 1][j] + u[i][j - 1]);
#pragma omp ordered depend(source)
        }
    printf("%f\n", u[M - 1][N - 1]);
    return 0;
}
