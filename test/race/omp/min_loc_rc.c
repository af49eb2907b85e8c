// minimum and its place are kept without protection
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
        {
            if (v[i] < best) { // RACE! b
                best = v[i]; // RACE! b
                where = i; // RACE! w
            }
        }
    }
    printf("%f %d\n", best, where);
    return 0;
}
