// Floyd-Warshall with the outermost loop in parallel.
// flags: -fopenmp
#include <stdio.h>

#define N 40
int dist[N][N];

int main(void)
{
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            dist[i][j] = (i * j) % 17 + 1;
#pragma omp parallel for
    for (int k = 0; k < N; k++)
        for (int i = 0; i < N; i++)
            for (int j = 0; j < N; j++)
                if (dist[i][k] + dist[k][j] < dist[i][j]) // RACE!
                    dist[i][j] = dist[i][k] + dist[k][j]; // RACE!
    printf("%d\n", dist[3][9]);
    return 0;
}
