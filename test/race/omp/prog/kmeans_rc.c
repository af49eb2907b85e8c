// k-means: assignment in parallel, centre sums unprotected
// flags: -fopenmp
#include <stdio.h>
#define N 1000
#define K 8
static float px[N], cx[K], sum[K];
static int member[N], count[K];
int main(void)
{
    int delta = 0;
#pragma omp parallel for
    for (int i = 0; i < N; i++) {
        int best = 0;
        for (int k = 1; k < K; k++)
            if ((px[i] - cx[k]) * (px[i] - cx[k]) < (px[i] - cx[best]) * (px[i] - cx[best]))
                best = k;
        if (member[i] != best)
            delta++; // RACE!
        member[i] = best;
        count[best]++; // RACE!
        sum[best] += px[i]; // RACE!
    }
    printf("%d\n", delta);
    return 0;
}
