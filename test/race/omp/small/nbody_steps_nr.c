// N-body: forces, barrier, positions.
// flags: -fopenmp
#include <math.h>
#include <stdio.h>

#define N 200
struct particle {
    double p[3], v[3], f[3], m;
};
static struct particle ps[N];

int main(void)
{
    const double dt = 0.01;
    for (int i = 0; i < N; i++) {
        ps[i].p[0] = i;
        ps[i].m = 1.0;
    }
#pragma omp parallel
    for (int step = 0; step < 20; step++) {
#pragma omp for
        for (int i = 0; i < N; i++) {
            for (int d = 0; d < 3; d++)
                ps[i].f[d] = 0;
            for (int j = 0; j < N; j++) {
                if (j == i)
                    continue;
                double r[3], r2 = 1e-6;
                for (int d = 0; d < 3; d++) {
                    r[d] = ps[j].p[d] - ps[i].p[d];
                    r2 += r[d] * r[d];
                }
                double w = ps[j].m / (r2 * sqrt(r2));
                for (int d = 0; d < 3; d++)
                    ps[i].f[d] += w * r[d];
            }
        }
#pragma omp for
        for (int i = 0; i < N; i++)
            for (int d = 0; d < 3; d++) {
                ps[i].v[d] += dt * ps[i].f[d];
                ps[i].p[d] += dt * ps[i].v[d];
            }
    }
    printf("%g\n", ps[0].p[0]);
    return 0;
}
