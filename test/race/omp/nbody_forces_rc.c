// pairwise forces are added to both bodies
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
        for (int j = i + 1; j < N; j++) {
            double dx = bodies[j].x - bodies[i].x, dy = bodies[j].y - bodies[i].y;
            double d = sqrt(dx * dx + dy * dy) + 0.01, f = bodies[i].mass * bodies[j].mass / (d * d);
            bodies[i].fx += f * dx; // RACE!
            bodies[i].fy += f * dy; // RACE! y
            bodies[j].fx -= f * dx; // RACE!
            bodies[j].fy -= f * dy; // RACE! y
        }
    }
    printf("%f\n", bodies[0].fx);
    return 0;
}
