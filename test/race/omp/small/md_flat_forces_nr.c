// Full pair loop: each iteration adds to the force of its own particle, then positions move.
// flags: -fopenmp
// link: -lm
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#define ND 3

static double compute(int np, const double *pos, double *f)
{
    double pot = 0.0;
    int i, j, k;
#pragma omp parallel for default(shared) private(i, j, k) reduction(+ : pot)
    for (i = 0; i < np; i++) {
        for (k = 0; k < ND; k++)
            f[ND * i + k] = 0.0;
        for (j = 0; j < np; j++) {
            if (i == j)
                continue;
            double d2 = 0.01, rij[ND];
            for (k = 0; k < ND; k++) {
                rij[k] = pos[k + i * ND] - pos[k + j * ND];
                d2 += rij[k] * rij[k];
            }
            pot += 0.5 / sqrt(d2);
            for (k = 0; k < ND; k++)
                f[k + i * ND] -= rij[k] / (d2 * sqrt(d2));
        }
    }
    return pot;
}

static void update(int np, double *pos, double *vel, const double *f, double dt)
{
    int i, j;
#pragma omp parallel for private(i, j) shared(np, pos, vel, f, dt)
    for (j = 0; j < np; j++)
        for (i = 0; i < ND; i++) {
            vel[i + j * ND] += dt * f[i + j * ND];
            pos[i + j * ND] += dt * vel[i + j * ND];
        }
}

int main(void)
{
    int np = 60;
    double *pos = malloc(ND * np * sizeof(double)), *f = malloc(ND * np * sizeof(double));
    double *vel = calloc(ND * np, sizeof(double));
    double e = 0;
    for (int i = 0; i < ND * np; i++)
        pos[i] = (i * 37 % 101) / 101.0;
    for (int step = 0; step < 5; step++) {
        e = compute(np, pos, f);
        update(np, pos, vel, f, 1e-3);
    }
    printf("%f\n", e);
    free(pos);
    free(vel);
    free(f);
    return 0;
}
