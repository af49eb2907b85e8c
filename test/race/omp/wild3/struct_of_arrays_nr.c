// fields of the elements of a table, loops in one region without waiting
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
typedef struct {
    double x, y, z, vx, vy, vz;
    int cell;
} particle;
int main(void)
{
    int n = 4096;
    particle *p = calloc(n, sizeof *p);
    double ke = 0;
    for (int step = 0; step < 10; step++) {
#pragma omp parallel
        {
#pragma omp for nowait schedule(static)
            for (int i = 0; i < n; i++) {
                p[i].vx += 0.1;
                p[i].vy -= 0.1;
            }
#pragma omp for nowait schedule(static)
            for (int i = 0; i < n; i++) {
                p[i].x += p[i].vx;
                p[i].y += p[i].vy;
                p[i].cell = (int)p[i].x;
            }
#pragma omp for reduction(+ : ke)
            for (int i = 0; i < n; i++)
                ke += p[i].vx * p[i].vx + p[i].vy * p[i].vy;
        }
    }
    printf("%f\n", ke);
    free(p);
    return 0;
}
