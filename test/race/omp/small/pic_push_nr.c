// Particle-in-cell: fields are gathered, every particle is pushed by its own iteration.
// flags: -fopenmp
// link: -lm
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

struct particles {
    int n;
    double *x, *v;
};

static void push(struct particles *p, const double *field, int cells, double dt)
{
#pragma omp parallel for
    for (int k = 0; k < p->n; k++) {
        int c = (int)p->x[k] % cells;
        p->v[k] += field[c] * dt;
        p->x[k] += p->v[k] * dt;
        if (p->x[k] < 0)
            p->x[k] += cells;
        else if (p->x[k] >= cells)
            p->x[k] -= cells;
    }
}

static void smooth(const double *rho, double *field, int cells)
{
#pragma omp parallel for
    for (int c = 0; c < cells; c++)
        field[c] = rho[(c + 1) % cells] - rho[(c + cells - 1) % cells];
}

int main(void)
{
    struct particles p = {1000, malloc(1000 * sizeof(double)), calloc(1000, sizeof(double))};
    double *rho = calloc(64, sizeof *rho), *field = calloc(64, sizeof *field);
    for (int k = 0; k < p.n; k++)
        p.x[k] = (k * 37 % 640) * 0.1;
    for (int step = 0; step < 3; step++) {
        for (int k = 0; k < p.n; k++)
            rho[(int)p.x[k]] += 1;
        smooth(rho, field, 64);
        push(&p, field, 64, 0.01);
    }
    printf("%f\n", p.x[3]);
    free(p.x);
    free(p.v);
    free(rho);
    free(field);
    return 0;
}
