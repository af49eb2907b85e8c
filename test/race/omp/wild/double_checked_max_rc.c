// the test before the critical section reads the maximum without protection
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

double maximum(const double *v, int n)
{
    double best = v[0];
    int i;
#pragma omp parallel for
    for (i = 1; i < n; ++i) {
        if (v[i] > best) { // RACE!
#pragma omp critical
            {
                if (v[i] > best)
                    best = v[i]; // RACE!
            }
        }
    }
    return best;
}

int main(void)
{
    int n = 3000;
    double *v = malloc(sizeof(double) * n);
    for (int i = 0; i < n; ++i)
        v[i] = rand();
    printf("%g\n", maximum(v, n));
    free(v);
    return 0;
}
