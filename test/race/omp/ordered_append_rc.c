// an append position is advanced outside of ordered
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int log[200], n = 0;
#pragma omp parallel for ordered schedule(dynamic)
    for (int i = 0; i < 100; i++) {
        int v = i * i;
        if (v % 2 == 0)
            log[n] = v; // RACE!
#pragma omp ordered
        {
            log[n] = v; // RACE!
            n++; // RACE!
        }
    }
    printf("%d %d\n", n, log[5]);
    return 0;
}
