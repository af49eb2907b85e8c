// scatter through a permutation that was made by a loop
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

#define N 300

int main(void)
{
    int *perm = malloc(N * sizeof(int));
    double *src = malloc(N * sizeof(double)), *dst = malloc(N * sizeof(double));

    for (int i = 0; i < N; i++) {
        perm[i] = N - 1 - i;
        src[i] = i;
    }
#pragma omp parallel for
    for (int i = 0; i < N; i++)
        dst[perm[i]] = 2 * src[i];
    printf("%f\n", dst[0]);
    free(perm);
    free(src);
    free(dst);
    return 0;
}
