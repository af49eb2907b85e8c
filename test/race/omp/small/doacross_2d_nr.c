// Two-dimensional wavefront with doacross dependences.
// flags: -fopenmp
// tsan: no: the runtime is not instrumented
#include <stdio.h>

#define N 50
static int t[N][N];

int main(void)
{
    for (int i = 0; i < N; i++)
        t[i][0] = t[0][i] = 1;
#pragma omp parallel for ordered(2) schedule(static, 1)
    for (int i = 1; i < N; i++)
        for (int j = 1; j < N; j++) {
#pragma omp ordered depend(sink : i - 1, j) depend(sink : i, j - 1)
            t[i][j] = (t[i - 1][j] + t[i][j - 1]) % 1000;
#pragma omp ordered depend(source)
        }
    printf("%d\n", t[N - 1][N - 1]);
    return 0;
}
