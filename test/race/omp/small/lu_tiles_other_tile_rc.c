// Blocked LU: the update names another tile than the one that it changes.
// flags: -fopenmp
// tsan: no: it depends on who runs the tasks
#include <stdio.h>
#include <stdlib.h>
#define NB 4
#define BS 8
static double *tile[NB][NB];

static void lu0(double *d)
{
    for (int k = 0; k < BS; k++)
        for (int i = k + 1; i < BS; i++) {
            d[i * BS + k] /= d[k * BS + k]; // RACE!
            for (int j = k + 1; j < BS; j++)
                d[i * BS + j] -= d[i * BS + k] * d[k * BS + j]; // RACE!
        }
}

static void bmod(const double *r, const double *c, double *in)
{
    for (int i = 0; i < BS; i++)
        for (int j = 0; j < BS; j++)
            for (int k = 0; k < BS; k++)
                in[i * BS + j] -= r[i * BS + k] * c[k * BS + j]; // RACE!
}

static void scale(const double *d, double *c)
{
    for (int i = 0; i < BS * BS; i++)
        c[i] /= d[(i / BS) * BS + i / BS]; // RACE!
}

int main(void)
{
    for (int i = 0; i < NB; i++)
        for (int j = 0; j < NB; j++) {
            tile[i][j] = malloc(BS * BS * sizeof(double));
            for (int k = 0; k < BS * BS; k++)
                tile[i][j][k] = i == j ? 10.0 + k : 1.0;
        }
#pragma omp parallel
#pragma omp single
    for (int k = 0; k < NB; k++) {
#pragma omp task depend(inout : tile[k][k])
        lu0(tile[k][k]);
        for (int j = k + 1; j < NB; j++)
#pragma omp task depend(in : tile[k][k]) depend(inout : tile[k][j])
            scale(tile[k][k], tile[k][j]);
        for (int i = k + 1; i < NB; i++) {
#pragma omp task depend(in : tile[k][k]) depend(inout : tile[i][k])
            scale(tile[k][k], tile[i][k]);
        }
        for (int i = k + 1; i < NB; i++)
            for (int j = k + 1; j < NB; j++)
#pragma omp task depend(in : tile[i][k]) depend(inout : tile[k][j])
                bmod(tile[i][k], tile[k][j], tile[i][j]);
    }
    printf("%f\n", tile[NB - 1][NB - 1][0]);
    for (int i = 0; i < NB * NB; i++)
        free(tile[i / NB][i % NB]);
    return 0;
}
