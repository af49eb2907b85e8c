// n-body forces by symmetry: the force on the partner is updated, too
// flags: -fopenmp -lm
#include <math.h>
#include <stdio.h>

#define N 128

typedef struct {
    double x, y, fx, fy, m;
} body;

static body b[N];

static void forces(void)
{
#pragma omp parallel for schedule(dynamic, 4)
    for (int i = 0; i < N; i++) {
        for (int j = i + 1; j < N; j++) {
            double dx = b[j].x - b[i].x, dy = b[j].y - b[i].y;
            double r2 = dx * dx + dy * dy + 0.01;
            double f = b[i].m * b[j].m / (r2 * sqrt(r2));
            b[i].fx += f * dx; // RACE!
            b[i].fy += f * dy; // RACE!
            b[j].fx -= f * dx; // RACE!
            b[j].fy -= f * dy; // RACE!
        }
    }
}

int main(void)
{
    for (int i = 0; i < N; i++)
        b[i] = (body){i, i * 0.5, 0, 0, 1};
    forces();
    printf("%f\n", b[0].fx);
    return 0;
}
