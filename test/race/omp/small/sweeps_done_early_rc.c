// The same without a barrier behind the flag.
// flags: -fopenmp
#include <stdio.h>
#include <math.h>
#define N 128
double u[N][N], w[N][N], diff;
int main(void)
{
    int iter = 0, done = 0;
#pragma omp parallel shared(iter, done)
    {
        while (!done) { // RACE!
#pragma omp for
            for (int i = 1; i < N - 1; i++)
                for (int j = 1; j < N - 1; j++) {
                    w[i][j] = (u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1]) / 4;
                }
#pragma omp for
            for (int i = 1; i < N - 1; i++)
                for (int j = 1; j < N - 1; j++) u[i][j] = w[i][j];
#pragma omp single nowait
            {
                iter++;
                if (iter > 100) done = 1; // RACE!
            }
        }
    }
    printf("%d\n", iter);
    return 0;
}
