// Floyd-Warshall with rows in parallel; row k does not change in step k.
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
#define N 100

static int d[N][N];

int main(void)
{
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            d[i][j] = i == j ? 0 : (i * 17 + j * 5) % 100 + 1;
    for (int k = 0; k < N; k++) {
#pragma omp parallel for
        for (int i = 0; i < N; i++) {
            if (i == k)
                continue;
            for (int j = 0; j < N; j++) {
                int via = d[i][k] + d[k][j];
                if (via < d[i][j])
                    d[i][j] = via;
            }
        }
    }
    printf("%d\n", d[1][2]);
    return 0;
}
