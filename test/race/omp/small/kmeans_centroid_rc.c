// k-means: sums of clusters without protection, counts with atomic.
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

#define K 4
#define N 1000
static float px[N], py[N];
static float sx[K], sy[K];
static int cnt[K];

int main(void)
{
    float cx[K] = {0, 1, 2, 3}, cy[K] = {0};
    for (int i = 0; i < N; i++)
        px[i] = (i % 40) / 10.0f;
    for (int round = 0; round < 10; round++) {
        for (int k = 0; k < K; k++)
            sx[k] = sy[k] = 0, cnt[k] = 0;
#pragma omp parallel for
        for (int i = 0; i < N; i++) {
            int bestk = 0;
            float bestd = 1e30f;
            for (int k = 0; k < K; k++) {
                float dx = px[i] - cx[k], dy = py[i] - cy[k];
                float d = dx * dx + dy * dy;
                if (d < bestd) {
                    bestd = d;
                    bestk = k;
                }
            }
            sx[bestk] += px[i]; // RACE!
            sy[bestk] += py[i]; // RACE!
#pragma omp atomic
            cnt[bestk]++;
        }
        for (int k = 0; k < K; k++)
            if (cnt[k]) {
                cx[k] = sx[k] / cnt[k];
                cy[k] = sy[k] / cnt[k];
            }
    }
    printf("%f\n", cx[0]);
    return 0;
}
