// N-body with Newton's third law: the partner's force is updated too.
// flags: -fopenmp
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct {
    double x, y, z;
} vec3;

typedef struct {
    vec3 pos, vel, force;
    double mass;
} body_t;

void forces(body_t *b, int n)
{
#pragma omp parallel for schedule(dynamic, 8)
    for (int i = 0; i < n; i++) {
        for (int j = i + 1; j < n; j++) {
            double dx = b[j].pos.x - b[i].pos.x;
            double dy = b[j].pos.y - b[i].pos.y;
            double r2 = dx * dx + dy * dy + 1e-9;
            double f = b[i].mass * b[j].mass / (r2 * sqrt(r2));
            b[i].force.x += f * dx; // RACE!
            b[i].force.y += f * dy; // RACE!
            b[j].force.x -= f * dx; // RACE!
            b[j].force.y -= f * dy; // RACE!
        }
    }
}

int main(void)
{
    int n = 100;
    body_t *b = calloc(n, sizeof(body_t));
    for (int i = 0; i < n; i++) {
        b[i].pos.x = i;
        b[i].mass = 1;
    }
    forces(b, n);
    printf("%g\n", b[0].force.x);
    free(b);
    return 0;
}
