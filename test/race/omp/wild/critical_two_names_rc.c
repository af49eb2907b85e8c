// minimum and maximum under critical sections of two names, a counter used in both
// flags: -fopenmp
#include <limits.h>
#include <stdio.h>

#define N 500

int main(void)
{
    int v[N], lo = INT_MAX, hi = INT_MIN, updates = 0;

    for (int i = 0; i < N; i++)
        v[i] = (i * 7919) % 1009;
#pragma omp parallel for default(none) shared(v, lo, hi, updates)
    for (int i = 0; i < N; i++) {
        if (v[i] % 2) {
#pragma omp critical(low)
            {
                if (v[i] < lo)
                    lo = v[i];
                updates++; // RACE!
            }
        } else {
#pragma omp critical(high)
            {
                if (v[i] > hi)
                    hi = v[i];
                updates++; // RACE!
            }
        }
    }
    printf("%d %d %d\n", lo, hi, updates);
    return 0;
}
