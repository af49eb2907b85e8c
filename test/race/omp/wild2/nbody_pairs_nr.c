// n-body: each iteration sums the forces on its own body
// flags: -fopenmp
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
// link: -lm
typedef struct { float x, y, z, vx, vy, vz; } Body;
static void bodyForce(Body *p, float dt, int n)
{
#pragma omp parallel for schedule(dynamic)
    for (int i = 0; i < n; i++) {
        float Fx = 0.0f, Fy = 0.0f, Fz = 0.0f;
        for (int j = 0; j < n; j++) {
            float dx = p[j].x - p[i].x, dy = p[j].y - p[i].y, dz = p[j].z - p[i].z;
            float inv = 1.0f / sqrtf(dx * dx + dy * dy + dz * dz + 1e-9f);
            float inv3 = inv * inv * inv;
            Fx += dx * inv3;
            Fy += dy * inv3;
            Fz += dz * inv3;
        }
        p[i].vx += dt * Fx;
        p[i].vy += dt * Fy;
        p[i].vz += dt * Fz;
    }
}
int main(void)
{
    int n = 300;
    float *buf = malloc(n * sizeof(Body));
    Body *p = (Body *)buf;
    for (int i = 0; i < 6 * n; i++)
        buf[i] = 2.0f * (rand() / (float)RAND_MAX) - 1.0f;
    for (int iter = 1; iter <= 3; iter++) {
        bodyForce(p, 0.01f, n);
        for (int i = 0; i < n; i++) {
            p[i].x += p[i].vx * 0.01f;
            p[i].y += p[i].vy * 0.01f;
            p[i].z += p[i].vz * 0.01f;
        }
    }
    printf("%f\n", p[0].x);
    free(buf);
    return 0;
}
