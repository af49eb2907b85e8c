// Springs: each particle reads the position of the next one while that one moves.
// flags: -fopenmp
#include <stdio.h>
#define N 500

typedef struct {
    double x, v;
    int id;
} particle_t;

static particle_t p[N];

void advance(double dt)
{
#pragma omp parallel for
    for (int i = 0; i < N - 1; i++) {
        double f = p[i + 1].x - p[i].x - 1.0; // RACE!
        p[i].v += f * dt;
        p[i].x += p[i].v * dt; // RACE!
    }
}

int main(void)
{
    for (int i = 0; i < N; i++) {
        p[i].x = i * 1.1;
        p[i].id = i;
    }
    for (int s = 0; s < 10; s++)
        advance(0.01);
    printf("%f\n", p[3].x);
    return 0;
}
