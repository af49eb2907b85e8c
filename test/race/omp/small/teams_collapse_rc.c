// Teams and collapse: rows of a triangle are written, mirrored entries too.
// flags: -fopenmp
#include <stdio.h>
#define N 40
static double g[N][N], v[N];

int main(void)
{
    double trace = 0;
    for (int i = 0; i < N; i++)
        v[i] = i + 1;
#pragma omp target teams distribute parallel for collapse(2) map(tofrom : g, trace) map(to : v)
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            g[i][j] = v[i] * v[j];
            if (i == j)
                trace += v[i]; // RACE!
        }
    printf("%f %f\n", g[1][2], trace);
    return 0;
}
