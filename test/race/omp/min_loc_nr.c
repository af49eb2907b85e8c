// minimum and its place are kept in critical
// flags: -fopenmp
#include <stdio.h>
#define N 5000

static double v[N];

int main(void)
{
    double best = 1e30;
    int where = -1;
    for (int i = 0; i < N; i++)
        v[i] = (double)((i * 7919) % 5003);
#pragma omp parallel for shared(best, where)
    for (int i = 0; i < N; i++) {
#pragma omp critical(minimum)
        {
            if (v[i] < best) { // NORACE
                best = v[i]; // NORACE
                where = i; // NORACE
            }
        }
    }
    printf("%f %d\n", best, where);
    return 0;
}
