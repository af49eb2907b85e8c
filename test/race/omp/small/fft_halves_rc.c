// Butterflies that reach half an element too far into the next block.
// flags: -fopenmp
#include <stdio.h>

#define N 256
static double x[2 * N];

int main(void)
{
    for (int m = 2; m <= N; m *= 2) {
        int half = m / 2;
#pragma omp parallel for
        for (int k = 0; k < N; k += m)
            for (int j = 0; j <= half; j++) {
                double t = x[k + j + half], u = x[k + j]; // RACE!
                x[k + j] = u + t; // RACE!
                x[k + j + half] = u - t; // RACE!
            }
    }
    printf("%f\n", x[1]);
    return 0;
}
