// k-means: assignment in parallel, sums by arrays of each thread
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define K 4
#define D 2
int main(void)
{
    int n = 1000, *member = malloc(n * sizeof *member);
    float (*p)[D] = malloc(n * sizeof *p), c[K][D];
    int nt = omp_get_max_threads();
    float *sums = calloc(nt * K * D, sizeof *sums);
    int *counts = calloc(nt * K, sizeof *counts);
    for (int i = 0; i < n; i++)
        for (int d = 0; d < D; d++)
            p[i][d] = rand() % 100;
    memcpy(c, p, sizeof c);
    for (int it = 0; it < 10; it++) {
#pragma omp parallel
        {
            int t = omp_get_thread_num();
            float *s = sums + t * K * D;
            int *cnt = counts + t * K;
            memset(s, 0, K * D * sizeof *s);
            memset(cnt, 0, K * sizeof *cnt);
#pragma omp for
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
                member[i] = best;
                cnt[best]++;
                for (int d = 0; d < D; d++)
                    s[best * D + d] += p[i][d];
            }
        }
        for (int k = 0; k < K; k++) {
            float s[D] = { 0 };
            int m = 0;
            for (int t = 0; t < nt; t++) {
                m += counts[t * K + k];
                for (int d = 0; d < D; d++)
                    s[d] += sums[(t * K + k) * D + d];
            }
            for (int d = 0; d < D && m; d++)
                c[k][d] = s[d] / m;
        }
    }
    printf("%f\n", c[0][0]);
    return 0;
}
