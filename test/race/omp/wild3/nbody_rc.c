// position is changed in the loop that reads all of them
// flags: -fopenmp
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
// link: -lm
struct body {
    double p[3], v[3], m;
};
static void accelerate(struct body *b, int n, double dt)
{
#pragma omp parallel for schedule(static)
    for (int i = 0; i < n; i++) {
        double f[3] = { 0, 0, 0 };
        for (int j = 0; j < n; j++) {
            if (i == j)
                continue;
            double d[3], r2 = 1e-9;
            for (int k = 0; k < 3; k++) {
                d[k] = b[j].p[k] - b[i].p[k]; // RACE!
                r2 += d[k] * d[k];
            }
            double inv = b[j].m / (r2 * sqrt(r2));
            for (int k = 0; k < 3; k++)
                f[k] += d[k] * inv;
        }
        for (int k = 0; k < 3; k++) {
            b[i].v[k] += dt * f[k];
            b[i].p[k] += dt * b[i].v[k]; // RACE!
        }
    }
}
int main(void)
{
    int n = 200;
    struct body *b = malloc(n * sizeof *b);
    for (int i = 0; i < n; i++)
        b[i] = (struct body){ { i, i * 2 % 7, i * 3 % 11 }, { 0 }, 1 };
    for (int s = 0; s < 10; s++)
        accelerate(b, n, 0.01);
    printf("%f\n", b[0].p[0]);
    free(b);
    return 0;
}
