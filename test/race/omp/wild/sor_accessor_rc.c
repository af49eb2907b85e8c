// red-black with a neighbour of the same colour
// flags: -fopenmp
// link: -lm
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct grid {
    int nx, ny;
    double *cell;
} grid;

static inline double *at(const grid *g, int i, int j)
{
    return &g->cell[i * g->ny + j];
}

static grid *grid_create(int nx, int ny)
{
    grid *g = malloc(sizeof(grid));
    g->nx = nx;
    g->ny = ny;
    g->cell = calloc((size_t)nx * ny, sizeof(double));
    return g;
}

static double sweep(grid *g, int colour, double w)
{
    double err = 0;
#pragma omp parallel for reduction(max : err)
    for (int i = 1; i < g->nx - 1; i++)
        for (int j = 1 + (i + colour) % 2; j < g->ny - 1; j += 2) {
            double old = *at(g, i, j);
            double nb = *at(g, i - 1, j) + *at(g, i + 1, j + 1) + *at(g, i, j - 1) + *at(g, i, j + 1);   // RACE!
            *at(g, i, j) = (1 - w) * old + w * 0.25 * nb;  // RACE!
            err = fmax(err, fabs(*at(g, i, j) - old));
        }
    return err;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 64;
    grid *g = grid_create(n, n);
    for (int j = 0; j < n; j++)
        *at(g, 0, j) = 1.0;
    double e = 1;
    for (int it = 0; it < 200 && e > 1e-6; it++) {
        e = sweep(g, 0, 1.5);
        e = fmax(e, sweep(g, 1, 1.5));
    }
    printf("%g\n", e);
    free(g->cell);
    free(g);
    return 0;
}
