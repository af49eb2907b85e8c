// The access that needs the order is outside of the ordered region.
// flags: -fopenmp
// tsan: no: ordered regions of other iterations come in between
#include <stdio.h>

int main(void)
{
    int last = 0, log[100];
#pragma omp parallel for ordered schedule(dynamic)
    for (int i = 0; i < 100; i++) {
        int v = i * 2;
        last = last + v; // RACE!
#pragma omp ordered
        {
            log[i] = v;
        }
    }
    printf("%d %d\n", last, log[99]);
    return 0;
}
