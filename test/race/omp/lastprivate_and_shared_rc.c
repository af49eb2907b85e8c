// a shared counter of hits beside a lastprivate
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int last = 0, hits = 0, n = 1000;
#pragma omp parallel for lastprivate(last)
    for (int i = 0; i < n; i++) {
        last = i % 7;
        if (last == 3)
            hits += 1; // RACE!
    }
    printf("%d %d\n", last, hits);
    return 0;
}
