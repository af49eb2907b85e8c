// k-means with reductions over array sections.
// flags: -fopenmp
#include <stdio.h>
#include <string.h>

#define K 3
#define N 900
static float pt[N][2];
static int label[N];

int main(void)
{
    float c[K][2] = {{0, 0}, {1, 1}, {2, 2}};
    for (int i = 0; i < N; i++) {
        pt[i][0] = i % 30 / 10.0f;
        pt[i][1] = i % 20 / 10.0f;
    }
    int changed;
    do {
        float sx[K] = {0}, sy[K] = {0};
        int cnt[K] = {0};
        changed = 0;
#pragma omp parallel for reduction(+ : sx[:K], sy[:K], cnt[:K]) reduction(|| : changed)
        for (int i = 0; i < N; i++) {
            int b = 0;
            float bd = 1e30f;
            for (int k = 0; k < K; k++) {
                float dx = pt[i][0] - c[k][0], dy = pt[i][1] - c[k][1];
                if (dx * dx + dy * dy < bd) {
                    bd = dx * dx + dy * dy;
                    b = k;
                }
            }
            if (label[i] != b) {
                label[i] = b;
                changed = 1;
            }
            sx[b] += pt[i][0];
            sy[b] += pt[i][1];
            cnt[b]++;
        }
        for (int k = 0; k < K; k++)
            if (cnt[k]) {
                c[k][0] = sx[k] / cnt[k];
                c[k][1] = sy[k] / cnt[k];
            }
    } while (changed);
    printf("%f\n", c[1][0]);
    return 0;
}
