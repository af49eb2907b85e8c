// lattice Boltzmann D2Q9 with two flat arrays and periodic neighbours
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
enum { Q = 9 };
static const int cx[Q] = {0, 1, 0, -1, 0, 1, -1, -1, 1}, cy[Q] = {0, 0, 1, 0, -1, 1, 1, -1, -1};
static inline size_t idx(int x, int y, int q, int nx) { return ((size_t)y * nx + x) * Q + q; }
static void step(const double *f, double *g, int nx, int ny)
{
#pragma omp parallel for collapse(2) schedule(static)
    for (int y = 0; y < ny; y++)
        for (int x = 0; x < nx; x++) {
            double rho = 0;
            for (int q = 0; q < Q; q++) {
                int xs = (x - cx[q] + nx) % nx, ys = (y - cy[q] + ny) % ny;
                double v = f[idx(xs, ys, q, nx)];
                rho += v;
                g[idx(x, y, q, nx)] = v;
            }
            for (int q = 0; q < Q; q++)
                g[idx(x, y, q, nx)] += 0.6 * (rho / Q - g[idx(x, y, q, nx)]);
        }
}
int main(int argc, char **argv)
{
    int nx = argc > 1 ? atoi(argv[1]) : 40, ny = argc > 2 ? atoi(argv[2]) : 30;
    double *f = malloc(sizeof(double) * nx * ny * Q), *g = malloc(sizeof(double) * nx * ny * Q);
    for (int i = 0; i < nx * ny * Q; i++)
        f[i] = 1.0 / Q + (i % 7) * 0.01;
    for (int t = 0; t < 50; t++) {
        step(f, g, nx, ny);
        double *tmp = f;
        f = g;
        g = tmp;
    }
    printf("%f\n", f[0]);
    free(f);
    free(g);
    return 0;
}
