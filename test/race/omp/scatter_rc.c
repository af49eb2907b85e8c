// scatter through an index array that may repeat
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int n = 500;
    int *index = malloc(n * sizeof(int));
    double *from = malloc(n * sizeof(double)), *to = malloc(n * sizeof(double));

    for (int i = 0; i < n; i++) {
        index[i] = (i * 7) % 100;
        from[i] = i;
        to[i] = 0;
    }
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        to[index[i]] += from[i]; // RACE!
    printf("%f\n", to[3]);
    free(index);
    free(from);
    free(to);
    return 0;
}
