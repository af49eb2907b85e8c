// Floyd-Warshall with row k copied into a private buffer before the rows are updated
// flags: -fopenmp
#include <stdio.h>
#include <string.h>

#define N 64

static int dist[N][N];

int main(void)
{
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            dist[i][j] = i == j ? 0 : (i * 13 + j * 7) % 40 + 1;
    for (int k = 0; k < N; k++) {
        int row[N];
        memcpy(row, dist[k], sizeof row);
#pragma omp parallel for firstprivate(row)
        for (int i = 0; i < N; i++) {
            int dik = dist[i][k];
            for (int j = 0; j < N; j++)
                if (dik + row[j] < dist[i][j])
                    dist[i][j] = dik + row[j];
        }
    }
    printf("%d\n", dist[3][9]);
    return 0;
}
