// a task depends on the buffer of the frame but reads the one of the frame before
// flags: -fopenmp
#include <stdio.h>

#define FRAMES 16
#define LEN 64

static int raw[FRAMES][LEN], motion[FRAMES];

int main(void)
{
#pragma omp parallel
#pragma omp single
    for (int f = 1; f < FRAMES; f++) {
#pragma omp task depend(out : raw[f])
        for (int i = 0; i < LEN; i++)
            raw[f][i] = f * i; // RACE!
#pragma omp task depend(in : raw[f]) depend(out : motion[f])
        {
            int d = 0;
            for (int i = 0; i < LEN; i++)
                d += raw[f][i] - raw[f - 1][i]; // RACE!
            motion[f] = d;
        }
    }
    printf("%d\n", motion[4]);
    return 0;
}
