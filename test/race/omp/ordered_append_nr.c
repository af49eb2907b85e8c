// an append position is advanced inside ordered
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int log[200], n = 0;
#pragma omp parallel for ordered schedule(dynamic)
    for (int i = 0; i < 100; i++) {
        int v = i * i;
#pragma omp ordered
        {
            log[n] = v; // NORACE
            n++; // NORACE
        }
    }
    printf("%d %d\n", n, log[5]);
    return 0;
}
