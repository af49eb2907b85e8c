// N-body: positions are moved while others still read them, the loop over forces has nowait
// flags: -fopenmp
#include <math.h>
#include <stdio.h>

#define N 128

static double px[N], py[N], vx[N], vy[N];

int main(void)
{
    for (int i = 0; i < N; i++) {
        px[i] = i * 0.5;
        py[i] = N - i;
    }
    for (int step = 0; step < 5; step++) {
#pragma omp parallel
        {
#pragma omp for schedule(static) nowait
            for (int i = 0; i < N; i++) {
                double fx = 0, fy = 0;
                for (int j = 0; j < N; j++) {
                    double dx = px[j] - px[i]; // RACE! x
                    double dy = py[j] - py[i]; // RACE! y
                    double d = sqrt(dx * dx + dy * dy) + 0.01;
                    fx += dx / (d * d * d);
                    fy += dy / (d * d * d);
                }
                vx[i] += fx;
                vy[i] += fy;
            }
#pragma omp for schedule(static)
            for (int i = 0; i < N; i++) {
                px[i] += vx[i] * 0.1; // RACE! x
                py[i] += vy[i] * 0.1; // RACE! y
            }
        }
    }
    printf("%f %f\n", px[1], py[1]);
    return 0;
}
