// N-body: forces of one body gathered by its own iteration, positions moved after the implicit barrier
// flags: -fopenmp
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct {
    double x, y, z;
} vec3;

typedef struct {
    vec3 pos, vel, acc;
    double mass;
} body_t;

static void forces(body_t *b, int n)
{
    int i, j;
#pragma omp for private(i, j) schedule(dynamic)
    for (i = 0; i < n; i++) {
        vec3 a = {0, 0, 0};
        for (j = 0; j < n; j++) {
            if (i == j)
                continue;
            double dx = b[j].pos.x - b[i].pos.x;
            double dy = b[j].pos.y - b[i].pos.y;
            double dz = b[j].pos.z - b[i].pos.z;
            double r2 = dx * dx + dy * dy + dz * dz + 1e-9;
            double f = b[j].mass / (r2 * sqrt(r2));
            a.x += f * dx;
            a.y += f * dy;
            a.z += f * dz;
        }
        b[i].acc = a;
    }
}

static void move(body_t *b, int n, double dt)
{
#pragma omp for
    for (int i = 0; i < n; i++) {
        body_t *p = &b[i];
        p->vel.x += p->acc.x * dt;
        p->vel.y += p->acc.y * dt;
        p->vel.z += p->acc.z * dt;
        p->pos.x += p->vel.x * dt;
        p->pos.y += p->vel.y * dt;
        p->pos.z += p->vel.z * dt;
    }
}

int main(void)
{
    int n = 100;
    body_t *b = calloc(n, sizeof *b);
    double e = 0;

    for (int i = 0; i < n; i++) {
        b[i].pos.x = i;
        b[i].mass = 1.0;
    }
#pragma omp parallel
    for (int step = 0; step < 10; step++) {
        forces(b, n);
        move(b, n, 0.01);
    }
#pragma omp parallel for reduction(+ : e)
    for (int i = 0; i < n; i++)
        e += 0.5 * b[i].mass * (b[i].vel.x * b[i].vel.x + b[i].vel.y * b[i].vel.y);
    printf("%f\n", e);
    free(b);
    return 0;
}
