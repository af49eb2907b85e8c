// Maximum and its index, a candidate per thread and a critical section.
// flags: -fopenmp
#include <float.h>
#include <stdio.h>

int main(void)
{
    double v[777], best = -DBL_MAX;
    int where = -1;
    for (int i = 0; i < 777; i++)
        v[i] = (i * 7919 % 1000) / 10.0;
#pragma omp parallel
    {
        double mine = -DBL_MAX;
        int at = -1;
#pragma omp for nowait
        for (int i = 0; i < 777; i++)
            if (v[i] > mine) {
                mine = v[i];
                at = i;
            }
#pragma omp critical
        if (mine > best || (mine == best && at < where)) {
            best = mine;
            where = at;
        }
    }
    printf("%f %d\n", best, where);
    return 0;
}
