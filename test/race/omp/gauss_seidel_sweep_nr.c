// rows of one colour in parallel
// flags: -fopenmp
#include <stdio.h>
#define N 130

static double g[N][N];

int main(void)
{
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            g[i][j] = (i == 0 || j == 0) ? 1.0 : 0.0;
    for (int it = 0; it < 20; it++) {
        for (int colour = 0; colour < 2; colour++) {
#pragma omp parallel for
            for (int i = 1; i < N - 1; i++)
                for (int j = 1 + (i + colour) % 2; j < N - 1; j += 2)
                    g[i][j] = 0.25 * (g[i - 1][j] + g[i + 1][j] + g[i][j - 1] + g[i][j + 1]); // NORACE
        }
    }
    printf("%f\n", g[5][5]);
    return 0;
}
