// A loop of step two: each iteration owns an even element and the odd one behind it.
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    int n = argc > 1 ? 2 * atoi(argv[1]) : 1000;
    float *x = malloc(n * sizeof *x);
    for (int i = 0; i < n; i++)
        x[i] = (float)i;
#pragma omp parallel for
    for (int i = 0; i < n; i += 2) {
        float re = x[i], im = x[i + 1];
        x[i] = re * re - im * im;
        x[i + 1] = 2.0f * re * im;
    }
    printf("%f\n", x[n - 1]);
    free(x);
    return 0;
}
