// Particle-in-cell: two particles of different threads may lie in one cell.
// flags: -fopenmp
// link: -lm
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

struct particles {
    int n;
    double *x, *v;
};

static void deposit(const struct particles *p, double *rho, int cells, double dx)
{
#pragma omp parallel for schedule(static, 8)
    for (int k = 0; k < p->n; k++) {
        double s = p->x[k] / dx;
        int c = (int)floor(s);
        double w = s - c;
        rho[c] += 1.0 - w;         // RACE!
        rho[(c + 1) % cells] += w; // RACE!
    }
}

int main(void)
{
    struct particles p = {1000, malloc(1000 * sizeof(double)), malloc(1000 * sizeof(double))};
    double *rho = calloc(64, sizeof *rho);
    for (int k = 0; k < p.n; k++)
        p.x[k] = (k * 37 % 640) * 0.1;
    deposit(&p, rho, 64, 1.0);
    printf("%f\n", rho[3]);
    free(p.x);
    free(p.v);
    free(rho);
    return 0;
}
