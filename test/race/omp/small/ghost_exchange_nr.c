// SPMD style: each thread owns a strip with ghost cells and copies its neighbours' borders.
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>
#define P 4
#define L 100

typedef struct {
    double cell[L + 2], next[L + 2];
} Strip;

int main(void)
{
    Strip *strip = calloc(P, sizeof *strip);
    strip[0].cell[1] = 100.0;
#pragma omp parallel num_threads(P)
    {
        int me = omp_get_thread_num();
        Strip *s = &strip[me];
        for (int step = 0; step < 50; step++) {
            if (me > 0)
                s->cell[0] = strip[me - 1].cell[L];
            if (me < P - 1)
                s->cell[L + 1] = strip[me + 1].cell[1];
#pragma omp barrier
            for (int i = 1; i <= L; i++)
                s->next[i] = (s->cell[i - 1] + s->cell[i] + s->cell[i + 1]) / 3;
            for (int i = 1; i <= L; i++)
                s->cell[i] = s->next[i];
#pragma omp barrier
        }
    }
    printf("%f\n", strip[1].cell[1]);
    free(strip);
    return 0;
}
