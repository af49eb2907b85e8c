// K-means with array-section reductions for sums and counts.
// flags: -fopenmp
#include <float.h>
#include <stdio.h>
#include <string.h>
#define N 600
#define K 4
#define D 2
static double pt[N][D], cen[K][D];
static int member[N];

int main(void)
{
    for (int i = 0; i < N; i++)
        for (int d = 0; d < D; d++)
            pt[i][d] = (i * (d + 3) * 17 % 101) * 0.1;
    memcpy(cen, pt, sizeof cen);
    for (int it = 0; it < 10; it++) {
        double sum[K * D] = {0};
        int count[K] = {0}, changed = 0;
#pragma omp parallel for reduction(+ : sum[ : K * D], count[ : K], changed)
        for (int i = 0; i < N; i++) {
            int best = 0;
            double least = DBL_MAX;
            for (int k = 0; k < K; k++) {
                double d2 = 0;
                for (int d = 0; d < D; d++)
                    d2 += (pt[i][d] - cen[k][d]) * (pt[i][d] - cen[k][d]);
                if (d2 < least) {
                    least = d2;
                    best = k;
                }
            }
            changed += member[i] != best;
            member[i] = best;
            count[best]++;
            for (int d = 0; d < D; d++)
                sum[best * D + d] += pt[i][d];
        }
        for (int k = 0; k < K; k++)
            for (int d = 0; d < D; d++)
                if (count[k])
                    cen[k][d] = sum[k * D + d] / count[k];
        if (!changed)
            break;
    }
    printf("%f\n", cen[0][0]);
    return 0;
}
