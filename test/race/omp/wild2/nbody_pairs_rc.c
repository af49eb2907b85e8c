// n-body: positions are moved in the same loop that reads those of the others
// flags: -fopenmp
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
// link: -lm
typedef struct { float x, y, z, vx, vy, vz; } Body;
static void step(Body *p, float dt, int n)
{
#pragma omp parallel for schedule(dynamic)
    for (int i = 0; i < n; i++) {
        float Fx = 0.0f;
        for (int j = 0; j < n; j++) {
            float dx = p[j].x - p[i].x; // RACE!
            Fx += dx / sqrtf(dx * dx + 1e-9f);
        }
        p[i].vx += dt * Fx;
        p[i].x += dt * p[i].vx; // RACE!
    }
}
int main(void)
{
    int n = 300;
    Body *p = calloc(n, sizeof(Body));
    for (int i = 0; i < n; i++)
        p[i].x = 2.0f * (rand() / (float)RAND_MAX) - 1.0f;
    for (int iter = 1; iter <= 3; iter++)
        step(p, 0.01f, n);
    printf("%f\n", p[0].x);
    free(p);
    return 0;
}
