// search for the maximum: tested outside, set inside the critical section
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int n = 2000, *v = malloc(n * sizeof(*v)), max, where = 0;

    for (int i = 0; i < n; i++)
        v[i] = (i * 7919) % 4001;
    max = v[0];
#pragma omp parallel for
    for (int i = 1; i < n; i++) {
        if (v[i] > max) { // RACE!
#pragma omp critical
            if (v[i] > max) { // RACE
                max = v[i]; // RACE!
                where = i;
            }
        }
    }
    printf("%d %d\n", max, where);
    free(v);
    return 0;
}
