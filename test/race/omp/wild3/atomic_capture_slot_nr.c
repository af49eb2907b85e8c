// slots of an output array by atomic capture
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
int main(void)
{
    int n = 1000, count = 0;
    int *in = malloc(n * sizeof(int)), *out = malloc(n * sizeof(int));
    for (int i = 0; i < n; i++)
        in[i] = rand() % 100;
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        if (in[i] > 50) {
            int k;
#pragma omp atomic capture
            k = count++;
            out[k] = in[i];
        }
    printf("%d %d\n", count, out[0]);
    return 0;
}
