// Red and black cells, but columns run over the end of the row into the next one
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
static void sweep(double *u, int nx, int ny, int color)
{
#pragma omp parallel for
    for (int y = 1; y < ny - 1; y++)
        for (int x = 1 + (y + color) % 2; x < nx + 3; x += 2)
            u[y * nx + x] = 0.5 * (u[(y - 1) * nx + x] + u[(y + 1) * nx + x]); // RACE!
}
int main(void)
{
    int nx = 64, ny = 48;
    double *u = calloc(nx * ny + 8, sizeof *u);
    for (int it = 0; it < 10; it++) {
        sweep(u, nx, ny, 0);
        sweep(u, nx, ny, 1);
    }
    printf("%f\n", u[nx + 3]);
    free(u);
    return 0;
}
