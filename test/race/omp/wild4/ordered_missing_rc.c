// An ordered loop where a second statement is outside of the ordered region
// flags: -fopenmp
// link: -fopenmp -lm
#include <stdio.h>
int main(void)
{
    int log[100], n = 0, m = 0;
#pragma omp parallel for ordered schedule(dynamic)
    for (int i = 0; i < 100; i++) {
        int v = i * i;
#pragma omp ordered
        log[n++] = v; // NORACE
        m += v; // RACE!
    }
    printf("%d %d %d\n", n, m, log[5]);
    return 0;
}
