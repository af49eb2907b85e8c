// k-means: new centres are summed up in one array
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define K 4
#define D 2
int main(void)
{
    int n = 1000;
    float (*p)[D] = malloc(n * sizeof *p), c[K][D], sum[K][D];
    int count[K];
    for (int i = 0; i < n; i++)
        for (int d = 0; d < D; d++)
            p[i][d] = rand() % 100;
    memcpy(c, p, sizeof c);
    for (int it = 0; it < 10; it++) {
        memset(sum, 0, sizeof sum);
        memset(count, 0, sizeof count);
#pragma omp parallel for
        for (int i = 0; i < n; i++) {
            int best = 0;
            float bd = 1e30f;
            for (int k = 0; k < K; k++) {
                float dx = p[i][0] - c[k][0], dy = p[i][1] - c[k][1];
                if (dx * dx + dy * dy < bd) {
                    bd = dx * dx + dy * dy;
                    best = k;
                }
            }
            count[best]++; // RACE! n
            for (int d = 0; d < D; d++)
                sum[best][d] += p[i][d]; // RACE! s
        }
        for (int k = 0; k < K; k++)
            for (int d = 0; d < D && count[k]; d++)
                c[k][d] = sum[k][d] / count[k];
    }
    printf("%f\n", c[0][0]);
    return 0;
}
