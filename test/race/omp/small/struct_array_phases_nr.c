// Springs: all velocities first, then, behind the barrier of the loop, all positions.
// flags: -fopenmp
#include <stdio.h>
#define N 500

typedef struct {
    double x, v;
    int id;
} particle_t;

static particle_t p[N];

int main(void)
{
    for (int i = 0; i < N; i++) {
        p[i].x = i * 1.1;
        p[i].id = i;
    }
#pragma omp parallel
    for (int s = 0; s < 10; s++) {
#pragma omp for
        for (int i = 1; i < N - 1; i++)
            p[i].v += (p[i + 1].x - 2 * p[i].x + p[i - 1].x) * 0.01;
#pragma omp for
        for (int i = 1; i < N - 1; i++)
            p[i].x += p[i].v * 0.01;
    }
    printf("%f\n", p[3].x);
    return 0;
}
