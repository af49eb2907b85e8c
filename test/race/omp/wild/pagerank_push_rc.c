// page rank by push: several vertices add to one
// flags: -fopenmp
#include <stdio.h>
#define N 200
#define DEG 4
static int out_edge[N][DEG];
static double rank[N], next[N];
int main(void)
{
    for (int v = 0; v < N; v++) {
        rank[v] = 1.0 / N;
        for (int e = 0; e < DEG; e++)
            out_edge[v][e] = (v * 7 + e * 13) % N;
    }
#pragma omp parallel for
    for (int v = 0; v < N; v++)
        for (int e = 0; e < DEG; e++)
            next[out_edge[v][e]] += rank[v] / DEG; // RACE!
    printf("%f\n", next[3]);
    return 0;
}
