// slots of an output array by a counter that is read after its update
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
            out[count] = in[i]; // RACE!
#pragma omp atomic
            count++; // RACE!
        }
    printf("%d %d\n", count, out[0]);
    return 0;
}
