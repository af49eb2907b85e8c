// each body sums its own force
// flags: -fopenmp
#include <math.h>
#include <stdio.h>
#define N 256

struct body { double x, y, fx, fy, mass; };
static struct body bodies[N];

int main(void)
{
    for (int i = 0; i < N; i++)
        bodies[i] = (struct body){i * 0.3, i * 0.7, 0, 0, 1.0};
#pragma omp parallel for schedule(dynamic, 4)
    for (int i = 0; i < N; i++) {
        for (int j = 0; j < N; j++) {
            if (i == j)
                continue;
            double dx = bodies[j].x - bodies[i].x, dy = bodies[j].y - bodies[i].y;
            double d = sqrt(dx * dx + dy * dy) + 0.01, f = bodies[i].mass * bodies[j].mass / (d * d);
            bodies[i].fx += f * dx; // NORACE
            bodies[i].fy += f * dy; // NORACE
        }
    }
    printf("%f\n", bodies[0].fx);
    return 0;
}
