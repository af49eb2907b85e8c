// Pair forces by Newton's third law: the other particle's force belongs to somebody else.
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
    for (i = 0; i < ND * np; i++)
        f[i] = 0.0;
#pragma omp parallel for default(shared) private(i, j, k) reduction(+ : pot) schedule(dynamic, 4)
    for (i = 0; i < np; i++) {
        for (j = i + 1; j < np; j++) {
            double d2 = 0.01, rij[ND];
            for (k = 0; k < ND; k++) {
                rij[k] = pos[ND * i + k] - pos[ND * j + k];
                d2 += rij[k] * rij[k];
            }
            double inv = 1.0 / sqrt(d2);
            pot += inv;
            for (k = 0; k < ND; k++) {
                f[ND * i + k] -= rij[k] * inv * inv * inv; // RACE!
                f[ND * j + k] += rij[k] * inv * inv * inv; // RACE!
            }
        }
    }
    return pot;
}

int main(void)
{
    int np = 100;
    double *pos = malloc(ND * np * sizeof(double)), *f = malloc(ND * np * sizeof(double));
    srand(1);
    for (int i = 0; i < ND * np; i++)
        pos[i] = rand() / (double)RAND_MAX;
    printf("%f\n", compute(np, pos, f));
    free(pos);
    free(f);
    return 0;
}
