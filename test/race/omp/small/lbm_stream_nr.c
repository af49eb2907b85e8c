// Lattice Boltzmann D2Q9: collide into one, stream into the other, swap in one region.
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

#define NX 32
#define NY 32
#define Q 9
#define IDX(x, y, q) (((x) * NY + (y)) * Q + (q))

static const int ex[Q] = {0, 1, 0, -1, 0, 1, -1, -1, 1};
static const int ey[Q] = {0, 0, 1, 0, -1, 1, 1, -1, -1};

int main(void)
{
    double *f = malloc(sizeof(double) * NX * NY * Q);
    double *g = malloc(sizeof(double) * NX * NY * Q);
    for (int i = 0; i < NX * NY * Q; i++)
        f[i] = 1.0 / 9;
    for (int t = 0; t < 100; t++) {
#pragma omp parallel for collapse(2)
        for (int x = 0; x < NX; x++)
            for (int y = 0; y < NY; y++) {
                double rho = 0;
                for (int q = 0; q < Q; q++)
                    rho += f[IDX(x, y, q)];
                for (int q = 0; q < Q; q++)
                    f[IDX(x, y, q)] += 0.6 * (rho / 9 - f[IDX(x, y, q)]);
            }
#pragma omp parallel for collapse(2)
        for (int x = 0; x < NX; x++)
            for (int y = 0; y < NY; y++)
                for (int q = 0; q < Q; q++) {
                    int xs = (x - ex[q] + NX) % NX, ys = (y - ey[q] + NY) % NY;
                    g[IDX(x, y, q)] = f[IDX(xs, ys, q)];
                }
        double *s = f;
        f = g;
        g = s;
    }
    printf("%g\n", f[0]);
    free(f);
    free(g);
    return 0;
}
