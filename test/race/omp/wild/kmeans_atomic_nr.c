// k-means: nearest centre per point, sums per cluster by atomic updates, centres moved by another loop
// flags: -fopenmp
#include <float.h>
#include <stdio.h>
#include <stdlib.h>

#define N 2000
#define K 8
#define D 2

static double point[N][D], centre[K][D], sum[K][D];
static int owner[N], count[K];

static int nearest(const double *p)
{
    double best = DBL_MAX;
    int at = 0;
    for (int k = 0; k < K; k++) {
        double d = 0;
        for (int j = 0; j < D; j++)
            d += (p[j] - centre[k][j]) * (p[j] - centre[k][j]);
        if (d < best) {
            best = d;
            at = k;
        }
    }
    return at;
}

int main(void)
{
    int changed;

    for (int i = 0; i < N; i++)
        for (int j = 0; j < D; j++)
            point[i][j] = rand() / (double)RAND_MAX;
    for (int k = 0; k < K; k++)
        for (int j = 0; j < D; j++)
            centre[k][j] = point[k][j];
    do {
        changed = 0;
        for (int k = 0; k < K; k++) {
            count[k] = 0;
            sum[k][0] = sum[k][1] = 0;
        }
#pragma omp parallel
        {
#pragma omp for reduction(+ : changed)
            for (int i = 0; i < N; i++) {
                int k = nearest(point[i]);
                if (owner[i] != k) {
                    owner[i] = k;
                    changed++;
                }
#pragma omp atomic
                count[k]++;
                for (int j = 0; j < D; j++) {
#pragma omp atomic
                    sum[k][j] += point[i][j];
                }
            }
#pragma omp for collapse(2)
            for (int k = 0; k < K; k++)
                for (int j = 0; j < D; j++)
                    if (count[k] > 0)
                        centre[k][j] = sum[k][j] / count[k];
        }
    } while (changed > 0);
    printf("%f\n", centre[0][0]);
    return 0;
}
