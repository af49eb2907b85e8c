// page rank by pull, difference as a reduction, ranks copied by a second loop
// flags: -fopenmp
#include <math.h>
#include <stdio.h>
#define N 200
#define DEG 4
static int in_edge[N][DEG], out_deg[N];
static double rank[N], next[N];
int main(void)
{
    double diff;
    int it = 0;
    for (int v = 0; v < N; v++) {
        rank[v] = 1.0 / N;
        out_deg[v] = DEG;
        for (int e = 0; e < DEG; e++)
            in_edge[v][e] = (v * 7 + e * 13) % N;
    }
    do {
        diff = 0;
#pragma omp parallel
        {
#pragma omp for schedule(guided) reduction(+ : diff)
            for (int v = 0; v < N; v++) {
                double s = 0;
                for (int e = 0; e < DEG; e++)
                    s += rank[in_edge[v][e]] / out_deg[in_edge[v][e]];
                next[v] = 0.15 / N + 0.85 * s;
                diff += fabs(next[v] - rank[v]);
            }
#pragma omp for
            for (int v = 0; v < N; v++)
                rank[v] = next[v];
        }
    } while (diff > 1e-9 && ++it < 100);
    printf("%d %f\n", it, rank[0]);
    return 0;
}
