// Check outside of the critical section, update inside.
// flags: -fopenmp
#include <stdio.h>
#include <limits.h>

int best_of(int *v, int n)
{
    int best = INT_MIN;
#pragma omp parallel for default(none) shared(v, n, best)
    for (int i = 0; i < n; i++) {
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
    int v[512];
    for (int i = 0; i < 512; i++)
        v[i] = (i * 7919) % 1013;
    printf("%d\n", best_of(v, 512));
    return 0;
}
