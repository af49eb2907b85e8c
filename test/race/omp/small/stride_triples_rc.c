// Step two, but three elements are touched: the third belongs to the next iteration.
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    int n = argc > 1 ? 2 * atoi(argv[1]) : 1000;
    float *x = malloc((n + 2) * sizeof *x);
    for (int i = 0; i < n + 2; i++)
        x[i] = (float)i;
#pragma omp parallel for
    for (int i = 0; i < n; i += 2) {
        x[i] = x[i] + x[i + 2]; // RACE!
        x[i + 1] = x[i + 1] * 2.0f;
    }
    printf("%f\n", x[n - 1]);
    free(x);
    return 0;
}
